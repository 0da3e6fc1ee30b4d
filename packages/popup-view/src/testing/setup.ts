import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addDialogsToJsdom, addRequestSubmitToJsdom } from './dialogs-for-jsdom.ts';
import { runEffectsAtOnce } from './effects-without-frames.ts';

afterEach(cleanup);
addDialogsToJsdom();
addRequestSubmitToJsdom();
runEffectsAtOnce();
