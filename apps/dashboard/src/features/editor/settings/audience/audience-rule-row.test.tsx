import { MantineProvider } from '@mantine/core';
import type { AudienceRule } from '@beckon/contract/settings';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RULE_HINTS } from '../../../../lib/words/audience-words.ts';
import { AudienceRuleRow } from './audience-rule-row.tsx';

function Row() {
  const [rule, setRule] = useState<AudienceRule>({
    kind: 'page-url',
    operator: 'regex',
    values: [],
  });
  return (
    <AudienceRuleRow
      rule={rule}
      label="Rule 1"
      isNew={false}
      onChange={setRule}
      onRemove={() => {}}
    />
  );
}

it('a rule says at once which of its patterns the server would refuse, and why', async () => {
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <Row />
    </MantineProvider>,
  );
  const values = screen.getByPlaceholderText(RULE_HINTS['page-url'] ?? 'Type and press Enter');
  await user.type(values, '^/sale{Enter}');
  expect(screen.queryByText(/The pattern/)).toBeNull();
  await user.type(values, '/shop(?!/old){Enter}');
  expect(
    screen.getByText('The pattern "/shop(?!/old)" looks ahead or behind, which is not supported.'),
  ).toBeDefined();
});
