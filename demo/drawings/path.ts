export type Point = readonly [x: number, y: number];

/** Maps a point of a flat drawing to its place in the picture. */
export type Warp = (x: number, y: number) => Point;

/** A corner of an outline, and the edge that leaves it. */
export interface Corner {
  x: number;
  y: number;
  /** How far the corner is rounded off, in the drawing's units. */
  round?: number;
  /** How much the edge to the next corner bends to its left, as a share of its length. */
  bow?: number;
}

type Cubic = readonly [Point, Point, Point, Point];

const format = (value: number): string => String(Math.round(value * 100) / 100);
const formatPoint = ([x, y]: Point): string => `${format(x)} ${format(y)}`;
const between = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];

type Quadratic = readonly [Point, Point, Point];

function cutQuadratic([start, control, end]: Quadratic, from: number, to: number): Quadratic {
  const at = (t: number, s: number): Point => between(between(start, control, t), between(control, end, t), s);
  return [at(from, from), at(from, to), at(to, to)];
}

function edgeOf(from: Corner, to: Corner): Quadratic {
  const bow = (from.bow ?? 0) * 2;
  return [
    [from.x, from.y],
    [(from.x + to.x) / 2 + (to.y - from.y) * bow, (from.y + to.y) / 2 - (to.x - from.x) * bow],
    [to.x, to.y],
  ];
}

function trimmed(edge: Quadratic, startRound: number, endRound: number): Quadratic {
  const [start, , end] = edge;
  const length = Math.max(0.001, Math.hypot(end[0] - start[0], end[1] - start[1]));
  return cutQuadratic(edge, Math.min(0.48, startRound / length), 1 - Math.min(0.48, endRound / length));
}

/** A closed path through the corners, with rounded corners and bent edges. */
export function outline(corners: readonly Corner[]): string {
  const edges = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return { curve: trimmed(edgeOf(corner, next), corner.round ?? 0, next.round ?? 0), next };
  });
  const first = edges[0];
  if (first === undefined) {
    return '';
  }
  const parts = [`M${formatPoint(first.curve[0])}`];
  edges.forEach(({ curve, next }, index) => {
    const following = edges[(index + 1) % edges.length] ?? first;
    parts.push(`Q${formatPoint(curve[1])} ${formatPoint(curve[2])}`);
    if ((next.round ?? 0) > 0) {
      parts.push(`Q${format(next.x)} ${format(next.y)} ${formatPoint(following.curve[0])}`);
    }
  });
  return `${parts.join('')}Z`;
}

/** An open path through the corners, with rounded corners and bent edges. */
export function stroke(corners: readonly Corner[]): string {
  const parts: string[] = [];
  corners.slice(0, -1).forEach((corner, index) => {
    const next = corners[index + 1] ?? corner;
    const last = index === corners.length - 2;
    const curve = trimmed(edgeOf(corner, next), index === 0 ? 0 : (corner.round ?? 0), last ? 0 : (next.round ?? 0));
    parts.push(
      index === 0 ? `M${formatPoint(curve[0])}` : `Q${format(corner.x)} ${format(corner.y)} ${formatPoint(curve[0])}`,
      `Q${formatPoint(curve[1])} ${formatPoint(curve[2])}`,
    );
  });
  return parts.join('');
}

/** An ellipse as four curves; `turn` in degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0): string {
  const k = 0.5523;
  const angle = (turn * Math.PI) / 180;
  const at = (x: number, y: number): string => {
    const px = x * rx;
    const py = y * ry;
    return formatPoint([
      cx + px * Math.cos(angle) - py * Math.sin(angle),
      cy + px * Math.sin(angle) + py * Math.cos(angle),
    ]);
  };
  return (
    `M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}` +
    `C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}Z`
  );
}

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  return outline([
    { x, y, round },
    { x: x + width, y, round },
    { x: x + width, y: y + height, round },
    { x, y: y + height, round },
  ]);
}

/** An open circular arc; degrees clockwise from three o'clock. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
  const step = ((to - from) / steps) * (Math.PI / 180);
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  let angle = (from * Math.PI) / 180;
  let path = `M${formatPoint([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)])}`;
  for (let index = 0; index < steps; index += 1) {
    const end = angle + step;
    const start: Point = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    const stop: Point = [cx + radius * Math.cos(end), cy + radius * Math.sin(end)];
    const leave: Point = [start[0] - handle * Math.sin(angle), start[1] + handle * Math.cos(angle)];
    const arrive: Point = [stop[0] + handle * Math.sin(end), stop[1] - handle * Math.cos(end)];
    path += `C${formatPoint(leave)} ${formatPoint(arrive)} ${formatPoint(stop)}`;
    angle = end;
  }
  return path;
}

type Piece = { start: Point } | { curve: Cubic } | 'close';

const lineAsCubic = (from: Point, to: Point): Cubic => [from, between(from, to, 1 / 3), between(from, to, 2 / 3), to];

/** Reads path data of absolute M, L, H, V, C, Q and Z commands. */
function piecesOf(path: string): Piece[] {
  const pieces: Piece[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }[command] ?? 0;
    if (command === 'Z') {
      pieces.push('close');
      at = start;
      continue;
    }
    if (size === 0) {
      throw new Error(`Path command ${command} is not supported`);
    }
    for (let index = 0; index + size <= numbers.length; index += size) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.slice(index, index + size);
      let to: Point = [a, b];
      if (command === 'M' && index === 0) {
        pieces.push({ start: to });
        start = to;
      } else if (command === 'C') {
        to = [e, f];
        pieces.push({ curve: [at, [a, b], [c, d], to] });
      } else if (command === 'Q') {
        to = [c, d];
        pieces.push({ curve: [at, between(at, [a, b], 2 / 3), between(to, [a, b], 2 / 3), to] });
      } else {
        if (command === 'H') {
          to = [a, at[1]];
        } else if (command === 'V') {
          to = [at[0], a];
        }
        pieces.push({ curve: lineAsCubic(at, to) });
      }
      at = to;
    }
  }
  return pieces;
}

function splitCubic([p0, p1, p2, p3]: Cubic): readonly [Cubic, Cubic] {
  const a = between(p0, p1, 0.5);
  const b = between(p1, p2, 0.5);
  const c = between(p2, p3, 0.5);
  const d = between(a, b, 0.5);
  const e = between(b, c, 0.5);
  const middle = between(d, e, 0.5);
  return [
    [p0, a, d, middle],
    [middle, e, c, p3],
  ];
}

/** Longest piece of a path, in units. Shorter pieces follow a warp closely enough for the eye. */
const LONGEST_PIECE = 26;

function warpCubic(curve: Cubic, warp: Warp): string {
  const [p0, p1, p2, p3] = curve;
  const reach =
    Math.hypot(p1[0] - p0[0], p1[1] - p0[1]) +
    Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) +
    Math.hypot(p3[0] - p2[0], p3[1] - p2[1]);
  if (reach > LONGEST_PIECE) {
    const [left, right] = splitCubic(curve);
    return warpCubic(left, warp) + warpCubic(right, warp);
  }
  return `C${formatPoint(warp(...p1))} ${formatPoint(warp(...p2))} ${formatPoint(warp(...p3))}`;
}

/** The path with each point mapped by the warp. */
export function warpPath(path: string, warp: Warp): string {
  let warped = '';
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  for (const piece of piecesOf(path)) {
    if (piece === 'close') {
      if (Math.hypot(start[0] - at[0], start[1] - at[1]) > 0.05) {
        warped += warpCubic(lineAsCubic(at, start), warp);
      }
      warped += 'Z';
      at = start;
    } else if ('start' in piece) {
      start = piece.start;
      at = start;
      warped += `M${formatPoint(warp(...start))}`;
    } else {
      warped += warpCubic(piece.curve, warp);
      at = piece.curve[3];
    }
  }
  return warped;
}
