import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addDialogsToJsdom, addFontsToJsdom, addRequestSubmitToJsdom } from './what-jsdom-lacks.ts';
import { runEffectsAtOnce } from './effects-without-frames.ts';

afterEach(cleanup);
addDialogsToJsdom();
addRequestSubmitToJsdom();
addFontsToJsdom();
runEffectsAtOnce();
