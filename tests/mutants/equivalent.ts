/**
 * Mutants that no test can tell from the rules, by name, each with its reason. A mutant that stands here and is noticed
 * after all, or no longer exists, fails the check too.
 */
export const equivalentMutants: Readonly<Record<string, string>> = {};
