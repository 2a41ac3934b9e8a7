import { drawCockpit } from './bikes/cockpit';
import { drawBikeFront } from './bikes/front';
import type { BikeLook } from './bikes/look';
import { bikeLengths, drawBikeSide } from './bikes/side';
import { type CabinLook, drawCabin } from './cars/cabin';
import { drawCarFront, drawFrontMirrors, drawFrontRails, drawFrontTyres } from './cars/front';
import type { CarLook, Light } from './cars/look';
import { drawCarRear } from './cars/rear';
import { carShapes } from './cars/shape';
import { drawCarSide } from './cars/side';
import { drawCarFrontQuarter, drawCarRearQuarter, drawQuarterShadow } from './cars/three-quarter';
import { ellipse } from './path';
import { Pen, Sheet } from './pen';
import { randomFrom } from './random';
import { type SceneName, scenes } from './scenes/all';
import { PHOTO_HEIGHT, PHOTO_WIDTH } from './scenes/scene';

export type CarView =
  | 'side'
  | 'front'
  | 'rear'
  | 'frontQuarter'
  | 'rearQuarter'
  | 'wheel'
  | 'headLamp'
  | 'tailLamp'
  | 'cabin';
export type BikeView = 'side' | 'front' | 'cockpit' | 'engine' | 'frontWheel' | 'tank';
export type Facing = 'left' | 'right';

interface Setting {
  scene: SceneName;
  facing: Facing;
  /** Decides the small differences between photos. */
  seed: string;
}

interface CarPhoto extends Setting {
  kind: 'car';
  look: CarLook;
  cabin: CabinLook;
  view: CarView;
}

interface BikePhoto extends Setting {
  kind: 'bike';
  look: BikeLook;
  view: BikeView;
}

export type ListingPhoto = CarPhoto | BikePhoto;

const closeViews: ReadonlySet<string> = new Set(['wheel', 'headLamp', 'tailLamp', 'engine', 'frontWheel', 'tank']);

/** Whether the camera is so close that the background is only a blur. */
export const isCloseUp = (photo: ListingPhoto): boolean => closeViews.has(photo.view);

export interface VehicleDrawing {
  /** As wide as the photo, with a transparent background. */
  svg: string;
  /** The top and the height of the drawing, in pixels of the photo. */
  top: number;
  height: number;
}

/** The rows of the photo that the vehicle needs. The other views use the whole height. */
const rows: Readonly<Partial<Record<ListingPhoto['view'], readonly [top: number, bottom: number]>>> = {
  side: [180, 900],
  frontQuarter: [210, 870],
  rearQuarter: [210, 870],
  rear: [90, 920],
};

/** Draws the vehicle of a photo in the size of the photo. */
export function drawVehicle(photo: ListingPhoto): VehicleDrawing {
  const sheet = new Sheet();
  const pen = new Pen(sheet);
  const { light } = scenes[photo.scene];
  if (photo.kind === 'car') {
    drawCarPhoto(pen, photo, light);
  } else {
    drawBikePhoto(pen, photo, light);
  }
  const [top, bottom] = rows[photo.view] ?? [0, PHOTO_HEIGHT];
  return { svg: sheet.toSvg(PHOTO_WIDTH, bottom - top, top), top, height: bottom - top };
}

interface Frame {
  /** The position of the drawing's origin, in pixels. */
  x: number;
  y: number;
  /** Pixels per centimetre. */
  scale: number;
  flipped: boolean;
}

function place(pen: Pen, { x, y, scale, flipped }: Frame, draw: () => void): void {
  pen.transform(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${flipped ? -scale : scale} ${scale})`, draw);
}

/** Draws a faded, upside-down copy first: the reflection in a polished floor. */
function withReflection(pen: Pen, frame: Frame, gloss: number, draw: () => void): void {
  if (gloss > 0) {
    const depth = 140;
    const fade = pen.linear(
      [0, frame.y],
      [0, frame.y + depth],
      [
        [0, '#ffffff', gloss * 2],
        [1, '#ffffff', 0],
      ],
    );
    const mask = pen.sheet.define(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="${frame.y}" width="${PHOTO_WIDTH}" height="${depth}">` +
        `<rect x="0" y="${frame.y}" width="${PHOTO_WIDTH}" height="${depth}" fill="${fade}"/></mask>`,
    );
    pen.sheet.mark(`<g mask="url(#${mask})">`);
    pen.transform(`translate(0 ${2 * frame.y}) scale(1 -1)`, () => place(pen, frame, draw));
    pen.sheet.mark('</g>');
  }
  place(pen, frame, draw);
}

function drawGroundShadow(pen: Pen, middle: number, reach: number, depth: number, strength: number): void {
  for (const [share, opacity] of [
    [1.1, 0.6],
    [0.96, 0.8],
  ] as const) {
    const radius = reach * share;
    const flatten = (depth / reach) * share;
    pen.path(ellipse(middle, 0, radius, radius * flatten), {
      fill: pen.radial(
        [middle, 0],
        radius,
        [
          [0, '#05070a', strength * opacity],
          [0.7, '#05070a', strength * opacity * 0.8],
          [1, '#05070a', 0],
        ],
        flatten,
      ),
    });
  }
}

function drawCarPhoto(pen: Pen, photo: CarPhoto, light: Light): void {
  const random = randomFrom(photo.seed);
  const { look, view } = photo;
  const shape = carShapes[look.body];
  const scene = scenes[photo.scene];
  const flipped = photo.facing === 'right';
  const sign = flipped ? -1 : 1;
  const wheelTurn = random.between(0, 72);
  const x = PHOTO_WIDTH / 2 + random.between(-16, 16);
  switch (view) {
    case 'cabin':
      drawCabin(pen, photo.cabin, light);
      return;
    case 'side': {
      const scale = Math.min(2.78, 1120 / shape.length) * random.between(0.97, 1.02);
      const frame = { x: x - (sign * shape.length * scale) / 2, y: 752 + random.between(-10, 14), scale, flipped };
      place(pen, frame, () => drawGroundShadow(pen, shape.length / 2, shape.length * 0.54, 17, scene.shadow));
      withReflection(pen, frame, scene.gloss, () => drawCarSide(pen, look, light, wheelTurn));
      return;
    }
    case 'front':
    case 'rear': {
      const scale = Math.min(4.5, 700 / shape.roofTop[1]) * random.between(0.96, 1.02);
      const frame = { x, y: 832 + random.between(-10, 10), scale, flipped: false };
      place(pen, frame, () => drawGroundShadow(pen, 0, shape.width * 0.58, 13, scene.shadow));
      withReflection(pen, frame, scene.gloss, () => {
        drawFrontTyres(pen, shape);
        drawFrontRails(pen, shape);
        if (view === 'front') {
          drawCarFront(pen, look, light);
        } else {
          drawCarRear(pen, look, light);
        }
        drawFrontMirrors(pen, look, light);
      });
      return;
    }
    case 'wheel':
    case 'headLamp':
    case 'tailLamp':
      drawCarCloseUp(pen, photo, light, wheelTurn);
      return;
    case 'frontQuarter':
    case 'rearQuarter': {
      const turn = random.between(30, 38);
      const reach = shape.length * Math.cos((turn * Math.PI) / 180) + shape.width * Math.sin((turn * Math.PI) / 180);
      const scale = Math.min(2.7, 1120 / reach) * random.between(0.97, 1.02);
      const front = view === 'frontQuarter';
      const frame = { x: x + sign * (front ? 6 : -6), y: 730 + random.between(-8, 12), scale, flipped };
      place(pen, frame, () => drawQuarterShadow(pen, look, front ? turn : -turn, scene.shadow));
      const pose = { turn, wheelTurn, mirrored: flipped };
      place(pen, frame, () =>
        front ? drawCarFrontQuarter(pen, look, light, pose) : drawCarRearQuarter(pen, look, light, pose),
      );
    }
  }
}

function drawCarCloseUp(pen: Pen, { look, view, facing }: CarPhoto, light: Light, wheelTurn: number): void {
  const shape = carShapes[look.body];
  const flipped = facing === 'right';
  const sign = flipped ? -1 : 1;
  const pose = { turn: view === 'headLamp' ? 48 : 40, wheelTurn, mirrored: flipped };
  const half = shape.length / 2;
  const cos = Math.cos((pose.turn * Math.PI) / 180);
  const sin = Math.sin((pose.turn * Math.PI) / 180);
  const scale = view === 'wheel' ? 8.4 : 7.6;
  // The point that the camera aims at, in centimetres of the drawing.
  const [aimX, aimY] =
    view === 'wheel'
      ? [(shape.frontAxle - half) * cos + (shape.width / 2) * sin + 2, -shape.tyre - 14]
      : view === 'headLamp'
        ? [(14 - half) * cos + shape.width * 0.34 * sin, -shape.lampHeight + 2]
        : [(shape.length - half) * cos - shape.width * 0.36 * sin, -shape.tail[1] + 8];
  const frame = { x: PHOTO_WIDTH / 2 - sign * aimX * scale, y: PHOTO_HEIGHT / 2 - aimY * scale, scale, flipped };
  if (view === 'wheel') {
    place(pen, frame, () => drawQuarterShadow(pen, look, pose.turn, 0.6));
  }
  place(pen, frame, () => {
    if (view === 'tailLamp') {
      drawCarRearQuarter(pen, look, light, pose);
    } else {
      drawCarFrontQuarter(pen, look, light, pose);
    }
  });
}

function drawBikePhoto(pen: Pen, photo: BikePhoto, light: Light): void {
  const random = randomFrom(photo.seed);
  const { look, view } = photo;
  const scene = scenes[photo.scene];
  const flipped = photo.facing === 'right';
  const sign = flipped ? -1 : 1;
  const length = bikeLengths[look.type];
  const x = PHOTO_WIDTH / 2 + random.between(-20, 20);
  const closeUps = {
    engine: { aim: [102, -52], scale: 9.6 },
    frontWheel: { aim: [44, -50], scale: 8.8 },
    tank: { aim: [92, -92], scale: 9 },
  } as const;
  if (view === 'cockpit') {
    drawCockpit(pen, look, light);
    return;
  }
  if (view === 'front') {
    const frame = { x, y: 876 + random.between(-8, 8), scale: 5.9 * random.between(0.97, 1.03), flipped: false };
    place(pen, frame, () => drawGroundShadow(pen, 0, 36, 6, scene.shadow));
    withReflection(pen, frame, scene.gloss, () => drawBikeFront(pen, look, light));
    return;
  }
  const closeUp = view === 'side' ? undefined : closeUps[view];
  const scale = closeUp?.scale ?? 4.75 * random.between(0.97, 1.03);
  const [aimX, aimY] = closeUp?.aim ?? [length / 2, 0];
  const frame = {
    x: (closeUp === undefined ? x : PHOTO_WIDTH / 2) - sign * aimX * scale,
    y: closeUp === undefined ? 806 + random.between(-10, 10) : PHOTO_HEIGHT / 2 - aimY * scale,
    scale,
    flipped,
  };
  place(pen, frame, () => drawGroundShadow(pen, length / 2, length * 0.5, 8, scene.shadow));
  withReflection(pen, frame, closeUp === undefined ? scene.gloss : 0, () => drawBikeSide(pen, look, light));
}
