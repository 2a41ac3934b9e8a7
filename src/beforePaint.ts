import { keepEarlyPress } from './app/earlyPress';
import { readStanding } from './app/standing';

/**
 * Stands in the page itself, before all that can be seen, so that nobody has to wait for a file: hides what main.tsx takes
 * away as soon as it has come, and keeps what is pressed until then.
 */
document.documentElement.dataset.hidden = readStanding().notToBeSeen;
keepEarlyPress();
