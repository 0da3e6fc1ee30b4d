import { test } from '../../fixtures/stub.ts';
import { isHeldBack, isShown, openWithFilters } from '../../models/filter-page.ts';

const filter = (role: 'show' | 'dont_show') => ({
  source_code_target_active: 'yes',
  source_code_target_html: '<meta name="season" content="sale">',
  source_code_target_role: role,
});
const body = '<meta   name="season"\n content="sale"><h1>Sale</h1>';

test('the source-code filter shows a popup on pages whose source contains the text', async ({
  page,
  stub,
  site,
}) => {
  await openWithFilters({ page, stub, site }, filter('show'), { body });
  await isShown(page);
});

test('the source-code filter set to hide stops a popup on pages with the text, and set to show on all others', async ({
  page,
  stub,
  site,
}) => {
  await openWithFilters({ page, stub, site }, filter('dont_show'), { body });
  await isHeldBack(page, 'sourceCode');
  await openWithFilters({ page, stub, site }, filter('show'));
  await isHeldBack(page, 'sourceCode');
});
