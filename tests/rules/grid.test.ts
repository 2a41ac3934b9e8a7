import { describe, test } from 'vitest';
import { actorNames, actors } from './actors';
import { grid, operations } from './grid';
import { type Call, openStage } from './stage';

const stage = openStage();

describe.each(grid)('$path, $what', ({ operations: attempts }) => {
  describe.each(operations)('%s', (operation) => {
    describe.each(attempts[operation])('$what', ({ may, triedBy = actorNames, without = [], given, call }) => {
      test.each(triedBy)('%s', async (actor) => {
        if (without.length > 0) await stage.given(Object.fromEntries(without.map((path) => [path, null])));
        if (given) await stage.given(given);
        const attempt: Call = (db) => call(db, actors[actor].account);
        if (!may.includes(actor)) await stage.denies(actor, attempt);
        else if (operation === 'get' || operation === 'list') await stage.shows(actor, attempt);
        else await stage.allows(actor, attempt);
      });
    });
  });
});
