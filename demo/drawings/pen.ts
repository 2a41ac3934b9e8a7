import { type Point, type Warp, warpPath } from './path';

/** The attributes of an SVG shape; numbers are in the units of the drawing. */
export interface Style {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
  cap?: 'round' | 'butt';
  dash?: string;
}

/** Its position (0 to 1), its colour and its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The definitions and shapes of one picture. Several pens may share a sheet. */
export class Sheet {
  readonly #definitions: string[] = [];
  readonly #marks: string[] = [];
  #identifiers = 0;

  define(markup: (identifier: string) => string): string {
    this.#identifiers += 1;
    const identifier = `d${this.#identifiers.toString(36)}`;
    this.#definitions.push(markup(identifier));
    return identifier;
  }

  mark(markup: string): void {
    this.#marks.push(markup);
  }

  /** The picture, or a band of it from `top` down, as SVG text. */
  toSvg(width: number, height: number, top = 0): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${this.#definitions.join('')}</defs>${this.#marks.join('')}</svg>`
    );
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const transparency = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${round(opacity)}"`;
      return `<stop offset="${round(offset)}" stop-color="${colour}"${transparency}/>`;
    })
    .join('');
}

/** Draws on a sheet, with a warp if it has one. */
export class Pen {
  readonly sheet: Sheet;
  readonly #warp: Warp | undefined;

  constructor(sheet: Sheet, warp?: Warp) {
    this.sheet = sheet;
    this.#warp = warp;
  }

  /** Another pen on the same sheet. */
  through(warp: Warp): Pen {
    return new Pen(this.sheet, warp);
  }

  #place(path: string): string {
    return this.#warp === undefined ? path : warpPath(path, this.#warp);
  }

  /** The warp near a point as an SVG matrix, and its scale. */
  #near([x, y]: Point): { matrix: string; scale: number } | undefined {
    if (this.#warp === undefined) {
      return undefined;
    }
    const step = 1;
    const [x0, y0] = this.#warp(x, y);
    const [xRight, yRight] = this.#warp(x + step, y);
    const [xDown, yDown] = this.#warp(x, y + step);
    const [a, b, c, d] = [xRight - x0, yRight - y0, xDown - x0, yDown - y0];
    const matrix = [a, b, c, d, x0 - a * x - c * y, y0 - b * x - d * y].map(round).join(' ');
    return { matrix: `matrix(${matrix})`, scale: Math.sqrt(Math.abs(a * d - b * c)) };
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const near = this.#near([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    const transform = near === undefined ? '' : ` gradientTransform="${near.matrix}"`;
    const identifier = this.sheet.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" ` +
        `x2="${round(to[0])}" y2="${round(to[1])}"${transform}>${stopsMarkup(stops)}</linearGradient>`,
    );
    return `url(#${identifier})`;
  }

  /** `flatten` squeezes the circle to an ellipse of that height. */
  radial(centre: Point, radius: number, stops: readonly Stop[], flatten = 1): string {
    const near = this.#near(centre);
    const squeeze = flatten === 1 ? '' : `matrix(1 0 0 ${round(flatten)} 0 ${round(centre[1] - centre[1] * flatten)})`;
    const transforms = `${near?.matrix ?? ''} ${squeeze}`.trim();
    const identifier = this.sheet.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(centre[0])}" cy="${round(centre[1])}" ` +
        `r="${round(radius)}"${transforms === '' ? '' : ` gradientTransform="${transforms}"`}>` +
        `${stopsMarkup(stops)}</radialGradient>`,
    );
    return `url(#${identifier})`;
  }

  path(path: string, style: Style): void {
    const parts = [`d="${this.#place(path)}"`, `fill="${style.fill ?? 'none'}"`];
    if (style.stroke !== undefined) {
      const start = /M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(path);
      const near = this.#near([Number(start?.[1] ?? 0), Number(start?.[2] ?? 0)]);
      parts.push(`stroke="${style.stroke}"`, `stroke-width="${round((style.width ?? 1) * (near?.scale ?? 1))}"`);
      if (style.cap !== 'butt') {
        parts.push('stroke-linecap="round"', 'stroke-linejoin="round"');
      }
      if (style.dash !== undefined) {
        parts.push(`stroke-dasharray="${style.dash}"`);
      }
    }
    if (style.opacity !== undefined && style.opacity !== 1) {
      // Unlike `opacity`, these need no layer of their own, which would cost as much as the rest of the picture.
      const opacity = round(style.opacity);
      if (style.fill !== undefined) {
        parts.push(`fill-opacity="${opacity}"`);
      }
      if (style.stroke !== undefined) {
        parts.push(`stroke-opacity="${opacity}"`);
      }
    }
    this.sheet.mark(`<path ${parts.join(' ')}/>`);
  }

  /** Clips the shapes of `draw` to the path. */
  clip(path: string, draw: () => void): void {
    const identifier = this.sheet.define((id) => `<clipPath id="${id}"><path d="${this.#place(path)}"/></clipPath>`);
    this.sheet.mark(`<g clip-path="url(#${identifier})">`);
    draw();
    this.sheet.mark('</g>');
  }

  /** Moves and scales the shapes of `draw` by the SVG transform. */
  transform(transform: string, draw: () => void): void {
    this.sheet.mark(`<g transform="${transform}">`);
    draw();
    this.sheet.mark('</g>');
  }

  fade(opacity: number, draw: () => void): void {
    this.sheet.mark(`<g opacity="${round(opacity)}">`);
    draw();
    this.sheet.mark('</g>');
  }
}
