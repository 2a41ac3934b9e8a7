/** A place on the side of a car: centimetres behind the foremost point, centimetres above the ground. */
export type Spot = readonly [behind: number, above: number];

export type BodyType =
  | 'hatchback'
  | 'tallHatchback'
  | 'sedan'
  | 'compactSuv'
  | 'suv'
  | 'largeSuv'
  | 'offRoader'
  | 'mpv'
  | 'van';

type TailLamp = 'upright' | 'wide' | 'block';

/** The shape of one body type, in centimetres. */
export interface CarShape {
  length: number;
  width: number;
  frontAxle: number;
  rearAxle: number;
  tyre: number;
  rim: number;
  /** Height of the sill's lower edge. */
  clearance: number;
  noseHeight: number;
  hoodFront: Spot;
  cowl: Spot;
  windscreenTop: Spot;
  roofTop: Spot;
  roofRear: Spot;
  deck: Spot;
  tail: Spot;
  rearBumper: number;
  beltFront: Spot;
  beltRear: Spot;
  /** Upper rear corner of the side windows. */
  glassRear: Spot;
  doorFront: number;
  pillarB: number;
  pillarC: number;
  /** Black plastic round the wheel arches and along the sill. */
  cladding: boolean;
  roofRails: boolean;
  tailLamp: TailLamp;
  lampHeight: number;
  /** How much the corners are rounded; 1 is the usual value. */
  softness: number;
  spareWheel?: boolean;
}

export const carShapes: Readonly<Record<BodyType, CarShape>> = {
  hatchback: {
    length: 386,
    width: 173,
    frontAxle: 77,
    rearAxle: 322,
    tyre: 30.5,
    rim: 21,
    clearance: 17,
    noseHeight: 52,
    hoodFront: [15, 79],
    cowl: [103, 101],
    windscreenTop: [172, 145],
    roofTop: [222, 152],
    roofRear: [338, 144],
    deck: [372, 106],
    tail: [381, 92],
    rearBumper: 58,
    beltFront: [116, 97],
    beltRear: [318, 106],
    glassRear: [306, 139],
    doorFront: 122,
    pillarB: 208,
    pillarC: 290,
    cladding: false,
    roofRails: false,
    tailLamp: 'upright',
    lampHeight: 73,
    softness: 1,
  },
  tallHatchback: {
    length: 366,
    width: 163,
    frontAxle: 70,
    rearAxle: 312,
    tyre: 29,
    rim: 19,
    clearance: 17,
    noseHeight: 54,
    hoodFront: [13, 86],
    cowl: [84, 106],
    windscreenTop: [141, 159],
    roofTop: [190, 166],
    roofRear: [334, 161],
    deck: [357, 106],
    tail: [362, 92],
    rearBumper: 58,
    beltFront: [98, 102],
    beltRear: [330, 108],
    glassRear: [322, 154],
    doorFront: 108,
    pillarB: 194,
    pillarC: 276,
    cladding: false,
    roofRails: true,
    tailLamp: 'upright',
    lampHeight: 79,
    softness: 0.8,
  },
  sedan: {
    length: 456,
    width: 175,
    frontAxle: 91,
    rearAxle: 352,
    tyre: 31.5,
    rim: 22,
    clearance: 16,
    noseHeight: 52,
    hoodFront: [16, 77],
    cowl: [134, 99],
    windscreenTop: [208, 141],
    roofTop: [258, 148],
    roofRear: [332, 141],
    deck: [408, 108],
    tail: [449, 103],
    rearBumper: 58,
    beltFront: [148, 95],
    beltRear: [378, 104],
    glassRear: [338, 134],
    doorFront: 150,
    pillarB: 240,
    pillarC: 322,
    cladding: false,
    roofRails: false,
    tailLamp: 'wide',
    lampHeight: 72,
    softness: 1,
  },
  compactSuv: {
    length: 399,
    width: 180,
    frontAxle: 79,
    rearAxle: 329,
    tyre: 34,
    rim: 22.5,
    clearance: 23,
    noseHeight: 66,
    hoodFront: [11, 100],
    cowl: [110, 114],
    windscreenTop: [172, 155],
    roofTop: [224, 162],
    roofRear: [350, 154],
    deck: [384, 117],
    tail: [393, 102],
    rearBumper: 66,
    beltFront: [122, 109],
    beltRear: [334, 119],
    glassRear: [320, 149],
    doorFront: 124,
    pillarB: 212,
    pillarC: 298,
    cladding: true,
    roofRails: true,
    tailLamp: 'block',
    lampHeight: 88,
    softness: 0.75,
  },
  suv: {
    length: 431,
    width: 182,
    frontAxle: 84,
    rearAxle: 347,
    tyre: 35,
    rim: 23.5,
    clearance: 22,
    noseHeight: 68,
    hoodFront: [10, 105],
    cowl: [120, 116],
    windscreenTop: [186, 157],
    roofTop: [238, 164],
    roofRear: [380, 157],
    deck: [416, 121],
    tail: [425, 105],
    rearBumper: 68,
    beltFront: [134, 111],
    beltRear: [372, 119],
    glassRear: [356, 151],
    doorFront: 133,
    pillarB: 224,
    pillarC: 314,
    cladding: true,
    roofRails: true,
    tailLamp: 'block',
    lampHeight: 92,
    softness: 0.65,
  },
  largeSuv: {
    length: 470,
    width: 189,
    frontAxle: 90,
    rearAxle: 367,
    tyre: 38.5,
    rim: 25.5,
    clearance: 23,
    noseHeight: 72,
    hoodFront: [9, 114],
    cowl: [130, 125],
    windscreenTop: [194, 169],
    roofTop: [252, 177],
    roofRear: [424, 169],
    deck: [456, 126],
    tail: [464, 110],
    rearBumper: 72,
    beltFront: [146, 119],
    beltRear: [430, 125],
    glassRear: [416, 162],
    doorFront: 145,
    pillarB: 238,
    pillarC: 330,
    cladding: true,
    roofRails: true,
    tailLamp: 'upright',
    lampHeight: 99,
    softness: 0.6,
  },
  offRoader: {
    length: 398,
    width: 182,
    frontAxle: 76,
    rearAxle: 320,
    tyre: 39,
    rim: 24,
    clearance: 28,
    noseHeight: 66,
    hoodFront: [9, 115],
    cowl: [128, 118],
    windscreenTop: [154, 172],
    roofTop: [210, 181],
    roofRear: [372, 178],
    deck: [380, 116],
    tail: [382, 98],
    rearBumper: 66,
    beltFront: [140, 113],
    beltRear: [368, 114],
    glassRear: [363, 168],
    doorFront: 139,
    pillarB: 232,
    pillarC: 270,
    cladding: true,
    roofRails: false,
    tailLamp: 'upright',
    lampHeight: 96,
    softness: 0.35,
    spareWheel: true,
  },
  mpv: {
    length: 446,
    width: 178,
    frontAxle: 84,
    rearAxle: 358,
    tyre: 33,
    rim: 22,
    clearance: 19,
    noseHeight: 58,
    hoodFront: [11, 93],
    cowl: [100, 113],
    windscreenTop: [186, 163],
    roofTop: [250, 171],
    roofRear: [400, 163],
    deck: [434, 116],
    tail: [441, 100],
    rearBumper: 62,
    beltFront: [116, 106],
    beltRear: [414, 114],
    glassRear: [396, 155],
    doorFront: 136,
    pillarB: 228,
    pillarC: 318,
    cladding: false,
    roofRails: true,
    tailLamp: 'upright',
    lampHeight: 84,
    softness: 0.9,
  },
  van: {
    length: 368,
    width: 156,
    frontAxle: 66,
    rearAxle: 301,
    tyre: 28.5,
    rim: 18,
    clearance: 19,
    noseHeight: 54,
    hoodFront: [7, 92],
    cowl: [40, 108],
    windscreenTop: [98, 168],
    roofTop: [170, 179],
    roofRear: [345, 176],
    deck: [361, 106],
    tail: [364, 88],
    rearBumper: 54,
    beltFront: [58, 105],
    beltRear: [348, 106],
    glassRear: [340, 164],
    doorFront: 84,
    pillarB: 178,
    pillarC: 268,
    cladding: false,
    roofRails: false,
    tailLamp: 'upright',
    lampHeight: 78,
    softness: 0.55,
  },
};
