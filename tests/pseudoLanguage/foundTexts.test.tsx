import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { controlTexts } from '../../src/ui/texts';
import { show } from '../support/screens/show';
import { foreignTexts, watchTexts } from './foundTexts';
import { swift } from './records';

/** The check itself: what it finds, and what it allows. */

async function foundIn(content: React.ReactNode): Promise<readonly string[]> {
  watchTexts();
  show(content);
  await act(async () => undefined);
  return foreignTexts();
}

test.each([
  ['a bare text', <p key="">Save this car</p>],
  ['a bare word behind a text', <p key="">{`${controlTexts.save} now`}</p>],
  ['a bare word behind a value', <p key="">{`${swift.name} now`}</p>],
  ['a bare label', <button key="" type="button" aria-label="Close" />],
  ['the title of the page', <title key="">Cars</title>],
  ['a part of a text', <p key="">{controlTexts.save.slice(0, 3)}</p>],
  [
    'the message of a link',
    <a key="" href="https://wa.me/91?text=Hello%20there">
      1
    </a>,
  ],
])('%s is found', async (_name, content) => {
  expect(await foundIn(content)).toHaveLength(1);
});

function Passing() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <p ref={() => setOpen(false)}>One moment</p> : null;
}

test('a text that is shown for a moment is found', async () => {
  expect(await foundIn(<Passing />)).toHaveLength(1);
});

test('texts, names, values and dates are allowed', async () => {
  const texts = [controlTexts.save, swift.name, 'Maruti Suzuki', 'Pune', '32,000 km', 'Fri, 27 Nov 2026', '150cc'];
  expect(await foundIn(<p title={controlTexts.close}>{texts.join(' · ')}</p>)).toEqual([]);
});
