import { Button, Stack, Switch } from '@mantine/core';
import { defaultGame, type GameSettings, type PrizeSettings } from '@beckon/contract/settings';
import type { PrizeStock } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { drawsCsvUrl, prizeStockQuery } from '../../../../lib/api/prizes.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { withOptional } from '../../../../lib/with-optional.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { Note } from '../../fields/note.tsx';
import type { PanelProps } from '../panel.ts';
import { PrizeRow } from './prize-row.tsx';
import { usesCodeLists } from '@beckon/contract/publish-rules';
import { PauseField } from './code-fields.tsx';
import { PrizeTotal } from './prize-total.tsx';

const FORM_COMES = [
  { value: 'before', label: 'Before play' },
  { value: 'after', label: 'After play' },
  { value: 'never', label: 'Never' },
] as const;
const MOST_PRIZES = 24;
function newPrizeId(prizes: readonly PrizeSettings[]): string {
  let number = prizes.length + 1;
  while (prizes.some((prize) => prize.id === `prize-${number}`)) number += 1;
  return `prize-${number}`;
}

function newPrize(prizes: readonly PrizeSettings[]): PrizeSettings {
  return {
    id: newPrizeId(prizes),
    label: '',
    isWinning: true,
    chances: 10,
    code: '',
    usesCodePool: false,
  };
}

/**
 * Sets the prizes of a game and their chances, and shows their stock.
 * docs/behaviour/games.md#prizes.
 */
export function PrizesPanel({ settings, popup, onChange }: PanelProps) {
  const usual = defaultGame(popup.format, popup.language);
  const game = settings.game ?? { ...usual, prizes: [] };
  const stock = useQuery(prizeStockQuery(popup.id));
  const set = (next: GameSettings) => onChange(withOptional(settings, 'game', next));
  const setPrizes = (prizes: PrizeSettings[]) => set({ ...game, prizes });
  const total = game.prizes.reduce((sum, prize) => sum + prize.chances, 0);
  return (
    <Stack gap="sm">
      <ChoiceField
        label="Show the form"
        value={game.formComes}
        choices={FORM_COMES}
        onChange={(formComes) => set({ ...game, formComes })}
      />
      <LowStock stock={stock.data ?? []} />
      {game.prizes.map((prize, at) => (
        <PrizeRow
          key={prize.id}
          prize={prize}
          number={at + 1}
          total={total}
          popupId={popup.id}
          stock={stock.data?.find((one) => one.prizeId === prize.id)}
          onChange={(next) =>
            setPrizes(game.prizes.map((one) => (one.id === prize.id ? next : one)))
          }
          onRemove={() => setPrizes(game.prizes.filter((one) => one.id !== prize.id))}
        />
      ))}
      {game.prizes.length === 0 ? (
        <Button w="fit-content" onClick={() => setPrizes(usual.prizes)}>
          Start with six usual prizes
        </Button>
      ) : null}
      <Button
        variant="light"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setPrizes([...game.prizes, newPrize(game.prizes)])}
        disabled={game.prizes.length >= MOST_PRIZES}
      >
        Add a prize
      </Button>
      <PrizeTotal prizes={game.prizes} />
      <GameOptions game={game} onChange={set} />
      {usesCodeLists(settings) ? (
        <PauseField
          value={settings.codes ?? {}}
          onChange={(codes) => onChange({ ...settings, codes })}
        />
      ) : null}
      <DrawLog popupId={popup.id} />
    </Stack>
  );
}

function LowStock({ stock }: { readonly stock: readonly PrizeStock[] }) {
  // The rules say which list has no codes yet.
  const low = stock.filter(
    (one) => one.isLow && one.isUsedUp !== true && !(one.usesCodePool && one.codesTotal === 0),
  );
  const usedUp = stock.filter((one) => one.isUsedUp === true);
  return (
    <>
      {usedUp.length === 0 ? null : (
        <Note tone="bad">
          Used up: {namesOf(usedUp)}. Nobody can win this any more. Add codes or raise the limit.
        </Note>
      )}
      {low.length === 0 ? null : (
        <Note tone="bad">
          Running low: {namesOf(low)}. Add codes or raise the limit before nothing is left.
        </Note>
      )}
    </>
  );
}

function namesOf(stock: readonly PrizeStock[]): string {
  return stock.map(({ label }) => isolate(label)).join(', ');
}

interface GameOptionsProps {
  readonly game: GameSettings;
  readonly onChange: (game: GameSettings) => void;
}

function GameOptions({ game, onChange }: GameOptionsProps) {
  return (
    <>
      <Switch
        label="Go straight to the winning screen"
        description="Otherwise the game stays visible for a moment after a win."
        checked={game.skipsPlayScreenAfterWin}
        onChange={(event) =>
          onChange({ ...game, skipsPlayScreenAfterWin: event.currentTarget.checked })
        }
      />
      <Switch
        label="Prizes are coupons"
        description="Visitors get three times as long before the next page opens."
        checked={game.hasCoupon}
        onChange={(event) => onChange({ ...game, hasCoupon: event.currentTarget.checked })}
      />
    </>
  );
}

function DrawLog({ popupId }: { readonly popupId: string }) {
  return (
    <>
      <Button
        component="a"
        href={drawsCsvUrl(popupId)}
        download
        variant="default"
        w="fit-content"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        Export the log of draws
      </Button>
      <Note>
        The server draws the prize, once for each visitor, so odds and codes never reach the page.
        Playing in the preview uses up nothing.
      </Note>
    </>
  );
}
