// Where one looks: a shift and a scale, applied as one CSS transform on a layer of its own.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAREST = 4;
const FARTHEST = 0.15;
/** What a finger hits, in pixels. */
const FINGER = 44;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether a person moved it: then it no longer follows the board by itself. */
  moved = $state(false);
  private least: number;
  private width = 0;
  private height = 0;
  private box: Box = { x: 0, y: 0, width: 1, height: 1 };
  private middle = { x: 0, y: 0 };

  /** By itself the camera stays so near that places of `smallest` units fit a finger. */
  constructor(smallest: number) {
    this.least = FINGER / smallest;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    if (!this.moved) this.fit(this.least);
  }

  /** The board's extent in board units and the part that matters now, for screens too small for
   * all of it; the view follows them until a person moves the camera. */
  frame(box: Box, part: Box = box): void {
    this.box = box;
    this.middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    if (!this.moved) this.fit(this.least);
  }

  /** Shows the whole board from now on, however small. */
  fitAll(): void {
    this.least = FARTHEST;
    this.fit(FARTHEST);
  }

  private fit(least: number): void {
    const { box, width, height } = this;
    if (width === 0 || height === 0) return;
    const whole = Math.min(width / box.width, height / box.height, 1.6);
    this.scale = clamp(Math.max(whole, least));
    this.x = shift(width, box.x, box.width, this.middle.x, this.scale);
    this.y = shift(height, box.y, box.height, this.middle.y, this.scale);
    this.moved = false;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.hold();
  }

  /** Zooms round a point of the screen, the middle if left out. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = clamp(this.scale * factor);
    const real = scale / this.scale;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.scale = scale;
    this.moved = true;
    this.hold();
  }

  /** Brings a point of the board on screen, with a margin. */
  reveal(x: number, y: number): void {
    const margin = 60;
    const [sx, sy] = [this.x + x * this.scale, this.y + y * this.scale];
    const over = (at: number, size: number) =>
      at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
    const [dx, dy] = [over(sx, this.width), over(sy, this.height)];
    if (dx || dy) this.pan(dx, dy);
  }

  /** Never loses the board out of sight. */
  private hold(): void {
    const { box, scale } = this;
    const keep = 80;
    const within = (at: number, from: number, size: number, room: number) =>
      Math.min(Math.max(at, keep - (from + size) * scale), room - keep - from * scale);
    this.x = within(this.x, box.x, box.width, this.width);
    this.y = within(this.y, box.y, box.height, this.height);
  }
}

/** Where the board begins on a screen of `room` pixels: in the middle if it fits, else with the
 * point that matters as near to the middle as the board's edges allow. */
function shift(room: number, from: number, size: number, middle: number, scale: number): number {
  if (size * scale <= room) return room / 2 - (from + size / 2) * scale;
  const [first, last] = [-from * scale, room - (from + size) * scale];
  return Math.min(first, Math.max(last, room / 2 - middle * scale));
}

function clamp(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}
