import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Sends the Core Web Vitals of the page to the address that the build names. */
export function reportVitals(address: string): void {
  const send = ({ name, value, rating }: Metric) => {
    navigator.sendBeacon(address, JSON.stringify({ name, value, rating, page: window.location.pathname }));
  };
  onCLS(send);
  onINP(send);
  onLCP(send);
}
