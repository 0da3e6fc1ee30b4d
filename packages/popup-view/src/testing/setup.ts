import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addDialogsToJsdom } from './dialogs-for-jsdom.ts';

afterEach(cleanup);
addDialogsToJsdom();
