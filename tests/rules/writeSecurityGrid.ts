import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../emulators/project';
import { withSecurityGrid } from './securityGrid';

const file = path.join(root, 'SECURITY.md');
writeFileSync(file, withSecurityGrid(readFileSync(file, 'utf8')));
