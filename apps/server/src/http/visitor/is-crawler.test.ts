import { expect, it } from 'vitest';
import { isCrawler } from './is-crawler.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  `Mozilla/5.0 ${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/142.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots) ${CHROME}`,
  `Mozilla/5.0 (compatible; Google-InspectionTool/1.0;) ${CHROME}`,
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  `Mozilla/5.0 (Macintosh) ${CHROME} (Applebot/0.1; +http://www.apple.com/go/applebot)`,
])('%s is a crawler', (agent) => {
  expect(isCrawler(agent)).toBe(true);
});

it.each([
  `Mozilla/5.0 (Linux; Android 10; CUBOT X30) ${CHROME}`,
  `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`,
  `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Chrome-Lighthouse`,
  undefined,
])('%s is no crawler', (agent) => {
  expect(isCrawler(agent)).toBe(false);
});
