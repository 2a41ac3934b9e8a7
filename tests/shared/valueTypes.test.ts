import { expectTypeOf, test } from 'vitest';
import type {
  Kilometers,
  Milliseconds,
  Minutes,
  RecordId,
  Rupees,
  StoragePath,
  Uid,
} from '../../src/shared/valueTypes';

test('a plain number or text fits each type', () => {
  expectTypeOf<number>().toExtend<Rupees>();
  expectTypeOf<string>().toExtend<Uid>();
});

test('a value of one type does not fit another', () => {
  expectTypeOf<Kilometers>().not.toExtend<Rupees>();
  expectTypeOf<Minutes>().not.toExtend<Milliseconds>();
  expectTypeOf<Uid>().not.toExtend<RecordId<'listing'>>();
  expectTypeOf<RecordId<'booking'>>().not.toExtend<RecordId<'listing'>>();
  expectTypeOf<StoragePath>().not.toExtend<Uid>();
});
