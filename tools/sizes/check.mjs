import { shippedConsent } from './shipped-consent.mjs';
import { shippedContentSite } from './shipped-content-site.mjs';
import { shippedDashboard } from './shipped-dashboard.mjs';
import { shippedTemplates } from './shipped-templates.mjs';
import { shippedWidget } from './shipped-widget.mjs';

const kilobytes = (bytes) => (bytes / 1024).toFixed(2);

function verdictOn({ size, budgetKb, needed }) {
  if (size === undefined) return needed ? 'MISSING' : 'not shipped';
  return size.brotli / 1024 <= budgetKb ? 'ok' : 'TOO BIG';
}

function rowOf(line) {
  const { size } = line;
  const sizes =
    size === undefined ? ['–', '–', '–'] : [size.raw, size.gzip, size.brotli].map(kilobytes);
  return [
    line.name.padEnd(30),
    ...[...sizes, String(line.budgetKb)].map((text) => text.padStart(9)),
    `  ${verdictOn(line)}`,
  ].join('');
}

const lines = [
  ...shippedWidget(),
  ...(await shippedConsent()),
  ...shippedContentSite(),
  ...(await shippedTemplates()),
  ...shippedDashboard(),
];
console.log(
  ['KB'.padEnd(30), ...['raw', 'gzip', 'brotli', 'budget'].map((title) => title.padStart(9))].join(
    '',
  ),
);
for (const line of lines) console.log(rowOf(line));
const broken = lines.filter((line) => ['MISSING', 'TOO BIG'].includes(verdictOn(line)));
process.exitCode = broken.length === 0 ? 0 : 1;
