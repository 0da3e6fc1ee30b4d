import { GAMES } from '@beckon/contract/values';
import { extrasCss, parseTimer, timerLeftMs, unitsLeft } from '@beckon/popup-view';
import { GameBoard, gamesCss } from '@beckon/popup-view/games';
import type { OwnDrawings } from '@beckon/templates/editor';
import { useState } from 'react';
import { type CanvasPopup, useCanvasPopup } from './canvas-popup.ts';

type Raw = Readonly<Record<string, unknown>>;

const doNothing = () => undefined;

function textOf(raw: Raw, name: string): string {
  const value = raw[name];
  return typeof value === 'string' ? value : '';
}

/** The game with the popup's own prizes, as visitors first see it. It cannot be played here. */
function GameOnCanvas(raw: Raw) {
  const { settings, language = 'en' } = useCanvasPopup() ?? {};
  const game = GAMES.find((name) => name === raw['game']) ?? 'wheel';
  const isStill = raw['still'] === true || raw['still'] === 'true';
  return (
    <div
      className={`t-game t-game-${game}${isStill ? ' t-game-still' : ''}`}
      data-block="game"
      inert
    >
      <style>{gamesCss}</style>
      <GameBoard
        // The cover of a scratch card is painted only once, so another game or language needs a new
        // component.
        key={`${game}-${language}`}
        game={game}
        prizes={settings?.game?.prizes ?? []}
        prize={undefined}
        language={language}
        calm
        isStill={isStill}
        onPlay={doNothing}
        onEnd={doNothing}
      />
    </div>
  );
}

/** The time on the countdown when the popup opens; undefined without a timer. */
function unitsAtStart(popup: CanvasPopup | undefined, nowMs: number) {
  const saved = popup?.settings.appearance.timer;
  const timer = saved && parseTimer(saved.value);
  return timer && unitsLeft(timerLeftMs(timer, nowMs, nowMs), saved.version);
}

/** The countdown as it is when the popup opens. */
function CountdownOnCanvas(raw: Raw) {
  const popup = useCanvasPopup();
  const [nowMs] = useState(() => Date.now());
  const units = unitsAtStart(popup, nowMs);
  if (units === undefined)
    return (
      <div className="t-stand-in t-stand-in-box">
        No time is set, so visitors see no clock. Choose a length in the settings of this block.
      </div>
    );
  const look = textOf(raw, 'look') || 'tiles';
  return (
    <div className={`t-count bk-count-${look}`} data-block="countdown">
      <style>{extrasCss}</style>
      {units.map(({ unit, text }, index) => (
        <span key={unit} className="bkv-unit">
          <span className="bkv-digits">{text}</span>
          <span className="bkv-unit-name">{textOf(raw, unit)}</span>
          {index < units.length - 1 ? <span className="bkv-colon">:</span> : null}
        </span>
      ))}
    </div>
  );
}

/** The code on a coupon block: of the first prize that has one, of the popup, or of the design. */
function codeOnCanvas(popup: CanvasPopup | undefined, inBlock: string): string {
  if (popup?.settings.game !== undefined)
    return popup.settings.game.prizes.find((prize) => prize.code !== '')?.code ?? 'PRIZE-CODE';
  const coupon = popup?.settings.coupon;
  if (coupon?.type === 'unique') return 'THEIR-OWN-CODE';
  return coupon?.code ?? inBlock;
}

function CouponOnCanvas(raw: Raw) {
  const code = codeOnCanvas(useCanvasPopup(), textOf(raw, 'code'));
  return (
    <div className="t-coupon" data-block="coupon">
      <code dir="ltr">{code}</code>
    </div>
  );
}

/** The blocks that the visitor's view renders itself, rendered for the canvas. */
export const CANVAS_DRAWINGS: OwnDrawings = {
  Game: GameOnCanvas,
  Countdown: CountdownOnCanvas,
  Coupon: CouponOnCanvas,
};
