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

/** Changes of different fields, which one record can have at once. */
interface ChangeGroup extends Change {
  readonly changes: readonly Change[];
}

/** The fields that a change adds or gives another value. */
function differences(honest: DocumentData, { to }: Change): DocumentData {
  return Object.fromEntries(Object.entries(to(honest)).filter(([field, changed]) => changed !== honest[field]));
}

/** The changes in as few groups as possible. None of them may remove a field. */
export function grouped(honest: DocumentData, changes: readonly Change[]): ChangeGroup[] {
  const groups: { fields: DocumentData; readonly changes: Change[] }[] = [];
  for (const change of changes) {
    const fields = differences(honest, change);
    const free = groups.find((group) => Object.keys(fields).every((field) => !(field in group.fields)));
    const group = free ?? { fields: {}, changes: [] };
    if (!free) groups.push(group);
    group.fields = { ...group.fields, ...fields };
    group.changes.push(change);
  }
  return groups.map((group) => ({
    ...setting(group.changes.map(({ name }) => name).join('; '), group.fields),
    changes: group.changes,
  }));
}

/** Fails with the names of the refused changes. Tries each alone only if all of them together are refused. */
export async function allowedTogether(
  { name, to, changes }: ChangeGroup,
  attempt: (to: Change['to']) => Promise<void>,
): Promise<void> {
  try {
    await attempt(to);
  } catch (error) {
    const refused: string[] = [];
    for (const change of changes) await attempt(change.to).catch(() => refused.push(change.name));
    throw new Error(`Refused: ${refused.join('; ') || name}: ${error}`, { cause: error });
  }
}

/** The first edge on each side. */
export function firstOfEach({ allowed, denied }: Edges): Edges {
  return { allowed: allowed.slice(0, 1), denied: denied.slice(0, 1) };
}
