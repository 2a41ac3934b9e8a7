import { expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { checkDealer } from '../../src/dealersAsAdmin/page/dealerCheck.service';
import { newAdmin, newDealer, stored, storedWhere } from '../support/services/arrange';
import { loseAnswers, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

test('a mark whose answer was lost, sent again, is in the journal once; another save is another entry', async () => {
  await logOutAdmin();
  const dealer = await newDealer();
  const admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
  const save = (id: string) => checkDealer(dealer.uid, ['identity'], 'I was there.', id);
  const entries = () => storedWhere('audit', 'recordId', dealer.uid);
  loseAnswers('firestore');
  await expect(save('first')).rejects.toEqual(appError('offline'));
  restoreNetwork();
  expect(await entries()).toHaveLength(1);
  await save('first');
  expect(await entries()).toHaveLength(1);
  expect((await stored(`sellers/${dealer.uid}`))?.check).toMatchObject({ facts: ['identity'] });
  await save('second');
  expect(await entries()).toHaveLength(2);
});
