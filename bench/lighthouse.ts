import type { Result } from 'lighthouse';
import { dealers } from '../demo/catalogue/people';
import { paths } from '../src/shared/addresses/addresses';
import { addressIn } from '../src/shared/addresses/languageAddress';
import type { Bench } from './bench';
import { atMost, type Figure, median, seconds } from './figure';
import { runLighthouse } from './lighthouseRun';
import { type PublicRoute, publicRoutes } from './publicRoutes';

/** Points of 100. */
const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof targets;

interface MeasuredRoute extends PublicRoute {
  readonly isHome: boolean;
}

const names: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

function points(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The audits that cost points, the most expensive first. */
function lostPoints(result: Result, category: Category): readonly string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue } = result.audits[id] ?? {};
      const lost = score === null ? 0 : (1 - score) * weight;
      return lost > 0 ? [{ lost, line: `${names[category]}: ${title}${displayValue ? `: ${displayValue}` : ''}` }] : [];
    })
    .sort((one, other) => other.lost - one.lost)
    .map(({ line }) => line);
}

function figureOf({ path }: PublicRoute, categories: readonly Category[], results: readonly Result[]): Figure {
  const reached = categories.map((category) => ({
    category,
    value: median(results.map((result) => points(result, category))),
  }));
  const missed = reached.filter(({ category, value }) => value < targets[category]);
  const last = results.at(-1);
  return {
    part: 'lighthouse',
    what: `Lighthouse ${path}`,
    value: reached.map(({ value }) => value).join(' / '),
    target: categories.map((category) => targets[category]).join(' / '),
    met: missed.length === 0,
    exact: false,
    details: last ? missed.flatMap(({ category }) => lostPoints(last, category)) : [],
  };
}

/** The first pages of most visits, in two other scripts. */
const translated = (['hi', 'ta'] as const).flatMap((code) =>
  [paths.home, paths.cars].map((path) => ({ path: addressIn(code, path), indexed: true, isHome: path === paths.home })),
);

/** Milliseconds until the largest paint (PERF-11). */
const paintLimit = (isHome: boolean) => (isHome ? 1400 : 1800);

function paintFigureOf({ path, isHome }: MeasuredRoute, results: readonly Result[]): Figure {
  const times = results.map(
    ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
  );
  return atMost(paintLimit(isHome), seconds, {
    part: 'lighthouse',
    what: `Largest paint ${path}`,
    value: median(times),
    exact: false,
    details: [`runs: ${times.map(seconds).join(', ')}`],
  });
}

/** Lighthouse's four categories and the largest paint of every public route, with the mobile preset (PERF-6). */
export async function measureLighthouse(bench: Bench): Promise<readonly Figure[]> {
  const [dealer] = dealers;
  if (!dealer) throw new Error('The demo data has no dealer');
  const figures: Figure[] = [];
  const english = publicRoutes(dealer.uid).map((route) => ({ ...route, isHome: route.path === paths.home }));
  for (const route of [...english, ...translated]) {
    const categories = (Object.keys(targets) as Category[]).filter((category) => category !== 'seo' || route.indexed);
    const results: Result[] = [];
    while (results.length < bench.runs) {
      results.push(await runLighthouse(bench, `${bench.address}${route.path}`, { onlyCategories: categories }));
    }
    const figure = figureOf(route, categories, results);
    const paint = paintFigureOf(route, results);
    bench.log(`  ${route.path}: ${figure.value}, largest paint ${paint.value}`);
    figures.push(figure, paint);
  }
  return figures;
}
