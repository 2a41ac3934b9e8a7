import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BothThemes } from './BothThemes';
import { DesignPage } from './DesignPage';
import { showTheme, themeOf } from './theme';
import '../app/firstView.scss';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
const theme = themeOf(window.location.search);
if (theme !== 'both') showTheme(theme);
createRoot(root).render(<StrictMode>{theme === 'both' ? <BothThemes /> : <DesignPage />}</StrictMode>);
