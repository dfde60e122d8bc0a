// Pointers and the wheel move the camera: one finger or the mouse drags, two fingers pinch.

import type { Camera } from './camera.svelte';

/** A press that moved less than this is a click, not a drag. */
const SLACK = 6;

export function gestures(camera: Camera, useWheel: (delta: number) => boolean) {
  return (node: HTMLElement): (() => void) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const down = (event: PointerEvent) => {
      if (event.button > 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size === 1) travelled = 0;
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled < SLACK) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else camera.pan(dx, dy);
      pointers.set(event.pointerId, now);
    };
    const pinch = (before: Spot, now: Spot, other: Spot) => {
      const rect = node.getBoundingClientRect();
      const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const factor = apart(now, other) / Math.max(1, apart(before, other));
      camera.zoom(factor, middle.x - rect.left, middle.y - rect.top);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };
    const up = (event: PointerEvent) => void pointers.delete(event.pointerId);
    // The click after a drag belongs to the drag.
    const click = (event: MouseEvent) => {
      if (travelled < SLACK) return;
      event.stopPropagation();
      event.preventDefault();
      travelled = 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && useWheel(event.deltaY)) return;
      const rect = node.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      camera.zoom(factor, event.clientX - rect.left, event.clientY - rect.top);
    };

    const listen: [string, EventListener, AddEventListenerOptions?][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', up as EventListener],
      ['click', click as EventListener, { capture: true }],
      ['wheel', wheel as EventListener, { passive: false }],
    ];
    for (const [name, handler, options] of listen) node.addEventListener(name, handler, options);
    return () => {
      for (const [name, handler, options] of listen)
        node.removeEventListener(name, handler, options);
    };
  };
}

interface Spot {
  x: number;
  y: number;
}
