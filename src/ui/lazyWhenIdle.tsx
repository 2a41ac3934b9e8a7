import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { loadWhenOnline } from './browser/loadWhenOnline';
import { useHydrated } from './browser/useHydrated';
import { whenIdle } from './browser/whenIdle';

type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>;
type Part<Props extends object> = LazyExoticComponent<ComponentType<Props>>;

/** A component that is loaded when it is rendered. Without it, the page works too. Show it in `Later`. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  begin: () => Promise<void> = async () => undefined,
): Part<Props> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await begin();
    return loadWhenOnline(load).catch(() => ({ default: () => null }));
  });
}

/**
 * The same for the first view, which does without the component: it is loaded when the browser is idle. What is not
 * needed is not rendered, and loads nothing (PERF-13).
 */
export function lazyWhenIdle<Props extends object>(load: Load<Props>): Part<Props> {
  return lazyPart(load, whenIdle);
}

/**
 * Shows nothing until its content is loaded, or if that fails: give it a place that moves nothing. Prerendered pages do
 * without the content.
 */
export function Later({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
