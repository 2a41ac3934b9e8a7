import sharp from 'sharp';
import { Pen, Sheet } from '../pen';
import { randomFrom } from '../random';
import { type SceneName, scenes } from './all';
import { HORIZON, PHOTO_HEIGHT, PHOTO_WIDTH } from './scene';

/** The pixels of a scene, three bytes each. */
export interface Backdrop {
  data: Buffer;
  width: number;
  height: number;
}

/** How much the background beyond the vehicle is out of focus, in pixels. */
const FAR_BLUR = 4.5;
const GROUND_BLUR = 0.8;

async function pixelsOf(draw: (pen: Pen) => void, blur: number): Promise<Buffer> {
  const sheet = new Sheet();
  draw(new Pen(sheet));
  return sharp(Buffer.from(sheet.toSvg(PHOTO_WIDTH, PHOTO_HEIGHT)))
    .blur(blur)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * The scene without a vehicle: blurred in the distance, with the grain of the ground and the darker corners of a lens.
 */
export async function renderBackdrop(name: SceneName): Promise<Backdrop> {
  const scene = scenes[name];
  const [far, ground] = await Promise.all([
    pixelsOf((pen) => scene.drawFar(pen, randomFrom(`${name}-far`)), FAR_BLUR),
    pixelsOf((pen) => scene.drawGround(pen, randomFrom(`${name}-ground`)), GROUND_BLUR),
  ]);
  const data = await sharp(far)
    .composite([{ input: ground }])
    .removeAlpha()
    .raw()
    .toBuffer();
  addGrain(data, name, scene.grit);
  return { data, width: PHOTO_WIDTH, height: PHOTO_HEIGHT };
}

function addGrain(data: Buffer, name: string, grit: number): void {
  const random = randomFrom(`${name}-grain`);
  for (let y = 0; y < PHOTO_HEIGHT; y += 1) {
    const nearness = Math.max(0, (y - HORIZON - 150) / (PHOTO_HEIGHT - HORIZON - 150));
    const strength = nearness > 0 ? grit * (0.35 + nearness * 0.65) : 2;
    let grain = 0;
    let run = 0;
    for (let x = 0; x < PHOTO_WIDTH; x += 1) {
      if (run === 0) {
        grain = (random.next() + random.next() - 1) * strength;
        run = 1 + Math.floor(random.next() * (1 + nearness * 4));
      }
      run -= 1;
      const dx = (x / PHOTO_WIDTH - 0.5) * 1.1;
      const dy = (y / PHOTO_HEIGHT - 0.5) * 1.2;
      const fallOff = 1 - Math.max(0, dx * dx + dy * dy - 0.22) * 0.75;
      const offset = (y * PHOTO_WIDTH + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (data[offset + channel] ?? 0) * fallOff + grain;
        data[offset + channel] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  }
}
