import type { Random } from './random';

interface Subject {
  kind: 'car' | 'bike';
  electric: boolean;
  note: string;
}

const care = {
  car: [
    'All services done at the authorised workshop, bills in the file.',
    'Serviced last month: engine oil, filters and wiper blades.',
    'Battery is one year old and under warranty.',
    'Insurance is comprehensive and runs for another seven months.',
    'Tyres have about half their life left.',
    'No accident, no flood, no engine work; our mechanic signs for it.',
    'AC, music system and all power windows checked and working.',
    'Pollution certificate is fresh and the road tax is paid for life.',
  ],
  bike: [
    'Serviced last month: oil, plug, air filter and brake pads.',
    'Papers complete, insurance runs for another five months.',
    'Both keys and the tool kit are with the bike.',
    'Battery is new and the self starter works every time.',
    'Chain and sprockets are in good order, no noise.',
    'Pollution certificate is fresh and the road tax is paid for life.',
    'Kept under a cover in a closed garage.',
  ],
  electric: [
    'The charger and its cable are included.',
    'Serviced at the maker in summer: brakes, tyres and software.',
    'Insurance runs for another eight months.',
  ],
} as const;

const closing = [
  'Test drives any day from ten to seven.',
  'Price is slightly negotiable once you have seen it.',
  'Bank loan can be arranged within two days.',
  'Exchange with your old vehicle is welcome.',
  'Bring your own mechanic, we have nothing to hide.',
  'Transfer of papers is included in the price.',
] as const;

/** The description of a listing: the dealer's remark, how the vehicle was cared for, and an offer. */
export function writeDescription({ kind, electric, note }: Subject, random: Random): string {
  const sentences = [note];
  if (random.chance(0.8)) {
    sentences.push(random.pick(electric ? care.electric : care[kind]));
  }
  if (random.chance(0.6)) {
    sentences.push(random.pick(closing));
  }
  return sentences.join(' ');
}
