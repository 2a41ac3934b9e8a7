import { useEffect } from 'react';

/**
 * Keeps the selected tab of a strip in view that is wider than a phone. Only the strip scrolls, not the page. The labels
 * count, too: when their numbers arrive, the tab moves. Apart from `Tabs`, which the first view needs.
 */
export function useTabInView(selected: string, labels: readonly string[]): void {
  const together = labels.join();
  useEffect(() => {
    const tab = document.getElementById(`tab-${selected}`);
    const strip = tab?.parentElement;
    if (strip && together) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [selected, together]);
}
