import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const largest = 4;
const step = 1.5;
/** The zoom after a double tap. */
const closeUp = 2.5;

/** Two taps within this time (ms) and distance (px) are a double tap. */
const doubleTap = { time: 300, distance: 30 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Tap extends Point {
  readonly time: number;
}

export interface PhotoZoom {
  /** 1: the whole photo. */
  readonly zoom: number;
  readonly canZoomIn: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** Spread onto the element that the photo scrolls in. */
  readonly gestures: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function isDoubleTap(first: Tap | null, second: Tap): boolean {
  return first !== null && second.time - first.time < doubleTap.time && distance(first, second) < doubleTap.distance;
}

/**
 * Zooms a photo: by buttons, a pinch, or a double tap or click. The point under the fingers stays where it is. A zoomed
 * photo scrolls in its frame by finger or wheel, or is dragged by the mouse.
 */
export function usePhotoZoom(frameOf: RefObject<HTMLElement | null>): PhotoZoom {
  const [zoom, setZoom] = useState(1);
  /** The point of the photo (0 to 1 on each axis) that must stay at a point of the frame when the zoom changes. */
  const kept = useRef<{ readonly part: Point; readonly at: Point } | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ readonly distance: number; readonly zoom: number } | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const pressed = useRef<Point | null>(null);

  useLayoutEffect(() => {
    const frame = frameOf.current;
    if (!frame || !kept.current) return;
    const { part, at } = kept.current;
    kept.current = null;
    frame.scrollLeft = part.x * frame.clientWidth * zoom - at.x;
    frame.scrollTop = part.y * frame.clientHeight * zoom - at.y;
  }, [zoom, frameOf]);

  /** @param point on the screen; without it, the middle of the frame */
  function zoomTo(wanted: number, point?: Point): void {
    const frame = frameOf.current;
    if (!frame) return;
    const next = Math.min(largest, Math.max(1, wanted));
    const { left, top } = frame.getBoundingClientRect();
    const at = point
      ? { x: point.x - left, y: point.y - top }
      : { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
    const part = {
      x: (frame.scrollLeft + at.x) / (frame.clientWidth * zoom),
      y: (frame.scrollTop + at.y) / (frame.clientHeight * zoom),
    };
    kept.current = { part, at };
    setZoom(next);
  }

  function onPointerDown(event: PointerEvent): void {
    const point = { x: event.clientX, y: event.clientY };
    pressed.current = point;
    fingers.current.set(event.pointerId, point);
    const [one, other] = [...fingers.current.values()];
    pinch.current = one && other ? { distance: distance(one, other), zoom } : null;
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    const [one, other] = [...fingers.current.values()];
    if (pinch.current && one && other) {
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      zoomTo((pinch.current.zoom * distance(one, other)) / pinch.current.distance, middle);
    } else if (event.pointerType === 'mouse' && zoom > 1) {
      frameOf.current?.scrollBy(before.x - point.x, before.y - point.y);
    }
  }

  function forgetFinger({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId);
    pinch.current = null;
  }

  function onPointerUp(event: PointerEvent): void {
    const wasPinch = pinch.current !== null;
    forgetFinger(event);
    const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const moved = pressed.current !== null && distance(pressed.current, tap) > doubleTap.distance;
    if (wasPinch || moved) {
      lastTap.current = null;
      return;
    }
    if (isDoubleTap(lastTap.current, tap)) {
      lastTap.current = null;
      zoomTo(zoom > 1 ? 1 : closeUp, tap);
    } else {
      lastTap.current = tap;
    }
  }

  return {
    zoom,
    canZoomIn: zoom < largest,
    zoomIn: () => zoomTo(zoom * step),
    zoomOut: () => zoomTo(zoom / step),
    reset: () => setZoom(1),
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: forgetFinger },
  };
}
