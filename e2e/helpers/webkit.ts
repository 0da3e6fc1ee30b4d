import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from './free-port.ts';
import { VIRTUAL_SCREEN, webkitDriverPath } from './webkit-driver-path.ts';

/** WebKit, Safari's engine, on its own virtual screen. */
export interface Webkit {
  /**
   * Opens a window without cookies. The driver has only one window at a time, so the window before
   * is closed.
   */
  open(): Promise<WebDriver>;
  stop(): Promise<void>;
}

export async function startWebkit(): Promise<Webkit> {
  const screen = spawn(
    VIRTUAL_SCREEN,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const driver = spawn(webkitDriverPath() ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${await displayOf(screen)}` },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(address)).toBe(true);
  let window: WebDriver | undefined;
  return {
    async open() {
      await window?.quit();
      window = await new Builder()
        .usingServer(address)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      return window;
    },
    async stop() {
      await window?.quit();
      for (const child of [driver, screen]) await end(child);
    },
  };
}

/** Reads the display number. Xvfb chooses a free display and writes its number to this stream. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const numbers = screen.stdio[3];
  if (!(numbers instanceof Readable)) throw new Error('Xvfb cannot say which display it has');
  for await (const line of createInterface(numbers)) return line.trim();
  throw new Error('Xvfb ended before it had a display');
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
