import { isbot } from 'isbot';
import { describe, expect, it } from 'vitest';
import { readVisitorKind } from './visitor-kind.ts';

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 11; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/370.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Opera/9.80 (Android; Opera Mini/36.2/191.249; U; en) Presto/2.12.423 Version/12.16',
];

const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters)',
  'Wget/1.21.3',
  'curl/8.5.0',
  'Java/17.0.2',
  'Python-urllib/3.11',
  'python-requests/2.31.0',
  'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)',
  'AddThis.com robot tech.support@clearspring.com',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/142.0.0.0 Safari/537.36',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
];

const kind = (userAgent: string, signals: object = {}, honours = true) =>
  readVisitorKind({ userAgent, ...signals }, honours);

describe('crawlers', () => {
  it.each(CRAWLERS)('are known: %s', (userAgent) => {
    expect(kind(userAgent).isCrawler).toBe(true);
    expect(isbot(userAgent)).toBe(true);
  });

  it.each(BROWSERS)('are no visitors: %s', (userAgent) => {
    expect(kind(userAgent)).toEqual({
      isCrawler: false,
      isSpeedTool: false,
      hasPrivacySignal: false,
    });
  });
});

describe('speed tools', () => {
  it.each(['Chrome-Lighthouse', 'GTmetrix', 'PingdomPageSpeed/1.0', 'Pingdom.com_bot_version_1.4'])(
    'are known, and are no crawlers: %s',
    (name) => {
      expect(kind(`${BROWSERS[0]} ${name}`)).toMatchObject({ isSpeedTool: true, isCrawler: false });
    },
  );
});

describe('a wish for privacy', () => {
  const has = (signals: object, honours = true) =>
    kind(BROWSERS[0] ?? '', signals, honours).hasPrivacySignal;

  it('is heard in both ways that browsers say it', () => {
    expect(has({ doNotTrack: '1' })).toBe(true);
    expect(has({ globalPrivacyControl: true })).toBe(true);
    expect(has({ globalPrivacyControl: '1' })).toBe(true);
  });

  it('is none when it is off, or the site does not honour it', () => {
    expect(has({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
    expect(has({ doNotTrack: 'unspecified', globalPrivacyControl: '0' })).toBe(false);
    expect(has({ doNotTrack: '1' }, false)).toBe(false);
  });
});
