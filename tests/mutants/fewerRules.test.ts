import { expect, test } from 'vitest';
import { parseRules, textOf } from '../rules/rulesSyntax';
import { rulesFor } from './fewerRules';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /cars/{id} {
      allow get: if isPublic(resource.data);
      match /notes/{note} { allow get: if isAdmin(); }
    }
    match /bikes/{id} { allow get, list: if isSold(resource.data); }
    function isPublic(car) { let sold = isSold(car); return !sold; }
    function isSold(vehicle) { return vehicle.sold; }
    function isAdmin() { return request.auth.uid == 'admin'; }
  }
}`;

function rulesOf(...collections: string[]) {
  const rules = parseRules(rulesFor(parseRules(source), new Set(collections)));
  return {
    conditions: rules.allows.map(({ condition }) => textOf(rules, condition)),
    functions: rules.functions.map(({ name }) => name),
  };
}

test('the rules of some collections deny all calls to the others, and have only the functions that they call', () => {
  expect(rulesOf('cars')).toEqual({
    conditions: ['isPublic(resource.data)', 'isAdmin()', 'false'],
    functions: ['isPublic', 'isSold', 'isAdmin'],
  });
  expect(rulesOf('bikes')).toEqual({ conditions: ['false', 'false', 'isSold(resource.data)'], functions: ['isSold'] });
});
