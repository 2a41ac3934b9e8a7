import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadAppCheck } from './services/firebase';
import { ErrorBoundary } from './ui/ErrorBoundary';
import './styles/theme.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY;
if (appCheckKey) await loadAppCheck(appCheckKey);

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary as="main">
      <App />
    </ErrorBoundary>
  </StrictMode>,
);

const vitalsAddress = import.meta.env.VITE_VITALS_URL;
if (vitalsAddress) {
  window.addEventListener('load', () => {
    void import('./services/vitals').then(({ reportVitals }) => reportVitals(vitalsAddress));
  });
}
