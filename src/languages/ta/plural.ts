import { pluralsOf } from '../plurals';

export const plural = pluralsOf('ta');
