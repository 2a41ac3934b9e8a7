import type { DocumentData } from 'firebase/firestore/lite';

/** One difference from the honest call. */
export interface Change {
  readonly name: string;
  readonly to: (honest: DocumentData) => DocumentData;
}

/** Values of a field that are just inside and just outside of its limits. */
export interface Edges {
  readonly allowed: readonly Change[];
  readonly denied: readonly Change[];
}

/** Changes one field, and the fields that are derived from it. */
export function setting(name: string, fields: DocumentData): Change {
  return { name, to: (honest) => ({ ...honest, ...fields }) };
}

export function value(field: string, changed: unknown, as = JSON.stringify(changed)): Change {
  return setting(`${field}: ${as}`, { [field]: changed });
}

export function without(field: string): Change {
  return {
    name: `${field} missing`,
    to: (honest) => Object.fromEntries(Object.entries(honest).filter(([key]) => key !== field)),
  };
}

function unknownKey(field: string): Change {
  return setting(`unknown key ${field}`, { [field]: 'x' });
}

export function unknownKeys(...fields: readonly string[]): Change[] {
  return fields.map(unknownKey);
}

export function joined(...edges: readonly Edges[]): Edges {
  return { allowed: edges.flatMap(({ allowed }) => allowed), denied: edges.flatMap(({ denied }) => denied) };
}

/** The first edge on each side. */
export function firstOfEach({ allowed, denied }: Edges): Edges {
  return { allowed: allowed.slice(0, 1), denied: denied.slice(0, 1) };
}
