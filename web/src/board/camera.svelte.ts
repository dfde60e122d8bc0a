// Where one looks: a shift and a scale, applied as one CSS transform on a layer of its own.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAREST = 4;
const FARTHEST = 0.15;
/** By itself the camera stays near enough for a finger to hit a hex. */
const HANDY = 0.45;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether a person moved it: then it no longer follows the board by itself. */
  moved = $state(false);
  private least = HANDY;
  private width = 0;
  private height = 0;
  private box: Box = { x: 0, y: 0, width: 1, height: 1 };

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    if (!this.moved) this.fit(this.least);
  }

  /** The board's extent in board units; the view follows it until a person moves the camera. */
  frame(box: Box): void {
    this.box = box;
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
    this.x = width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = height / 2 - (box.y + box.height / 2) * this.scale;
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

function clamp(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}
