import type { TriggerSettings } from '@beckon/contract/settings';
import { CopyBox } from '../../../components/ui/copy-box.tsx';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NeededText } from '../fields/needed-text.tsx';
import { Note } from '../fields/note.tsx';
import { Option } from '../fields/option.tsx';
import { Row, Stack } from '../fields/stack.tsx';
import { WholeField } from '../fields/whole-field.tsx';
import { CartTrigger } from './cart-trigger.tsx';
import type { PanelProps } from './panel.ts';
import styles from './settings.module.css';

/** When the popup opens by itself; whichever comes first. docs/behaviour/triggers.md. */
export function TriggersPanel({ settings, popup, onChange }: PanelProps) {
  const { triggers } = settings;
  const set = <Key extends keyof TriggerSettings>(
    key: Key,
    value: TriggerSettings[Key] | undefined,
  ) => onChange({ ...settings, triggers: withOptional(triggers, key, value) });
  const part = { triggers, set };
  if (triggers.clickOnly === true)
    return (
      <Stack>
        <ClickOnly {...part} popupId={popup.id} />
      </Stack>
    );
  return (
    <Stack>
      <TimeTriggers {...part} />
      <BehaviourTriggers {...part} />
      <h3 className={styles['sub']}>Your shop</h3>
      <CartTrigger
        shop="Shopify"
        value={triggers.shopifyCart}
        onChange={(value) => set('shopifyCart', value)}
      />
      <CartTrigger
        shop="Wix"
        value={triggers.wixCart}
        onChange={(value) => set('wixCart', value)}
      />
      <PageTriggers {...part} />
      <ClickOnly {...part} popupId={popup.id} />
    </Stack>
  );
}

interface PartProps {
  readonly triggers: TriggerSettings;
  readonly set: <Key extends keyof TriggerSettings>(
    key: Key,
    value: TriggerSettings[Key] | undefined,
  ) => void;
}

function TimeTriggers({ triggers, set }: PartProps) {
  const time = triggers.afterSeconds;
  return (
    <>
      <h3 className={styles['sub']}>Time</h3>
      <Option
        label="After some time"
        isOn={time !== undefined}
        onToggle={(isOn) => set('afterSeconds', isOn ? { seconds: 5, on: 'page' } : undefined)}
      >
        {time === undefined ? null : (
          <Row>
            <WholeField
              label="Seconds"
              value={time.seconds}
              onChange={(seconds) => set('afterSeconds', { ...time, seconds })}
              suffix="s"
            />
            <ChoiceField
              label="Counted on"
              value={time.on}
              onChange={(on) => set('afterSeconds', { ...time, on })}
              choices={[
                { value: 'page', label: 'This page' },
                { value: 'website', label: 'The whole visit' },
              ]}
            />
          </Row>
        )}
      </Option>
      <Option
        label="Automatic timing"
        about="Beckon picks the moment: about to leave, half read, or idle – whichever shows real interest first."
        isOn={triggers.autoPilot === true}
        onToggle={(isOn) => set('autoPilot', isOn ? true : undefined)}
      />
      <Option
        label="When nothing happens for a while"
        about="No mouse, no keys, no scrolling."
        isOn={triggers.inactiveSeconds !== undefined}
        onToggle={(isOn) => set('inactiveSeconds', isOn ? 20 : undefined)}
      >
        <WholeField
          label="Quiet for"
          value={triggers.inactiveSeconds ?? 20}
          onChange={(seconds) => set('inactiveSeconds', seconds)}
          suffix="s"
        />
      </Option>
    </>
  );
}

function BehaviourTriggers({ triggers, set }: PartProps) {
  const exit = triggers.exitIntent;
  return (
    <>
      <h3 className={styles['sub']}>What visitors do</h3>
      <Option
        label="When they are about to leave"
        about="The mouse leaves through the top; on phones a fast scroll up or a return to the tab."
        isOn={exit !== undefined}
        onToggle={(isOn) => set('exitIntent', isOn ? { backButton: false } : undefined)}
      >
        {exit === undefined ? null : (
          <>
            <Option
              label="On phones, catch the back button too"
              isOn={exit.backButton}
              onToggle={(backButton) => set('exitIntent', { backButton })}
            />
            {exit.backButton ? (
              <Note tone="warn">
                Search engines treat a caught back button as abuse and may rank the page lower.
                Better leave it off.
              </Note>
            ) : null}
          </>
        )}
      </Option>
      <Option
        label="After scrolling"
        about="When they have read part of the page."
        isOn={triggers.scrolledPercent !== undefined}
        onToggle={(isOn) => set('scrolledPercent', isOn ? 50 : undefined)}
      >
        <WholeField
          label="Share of the page"
          value={triggers.scrolledPercent ?? 50}
          max={100}
          onChange={(percent) => set('scrolledPercent', percent)}
          suffix="%"
        />
      </Option>
      <Option
        label="After clicks on the page"
        isOn={triggers.pageClicks !== undefined}
        onToggle={(isOn) => set('pageClicks', isOn ? 3 : undefined)}
      >
        <WholeField
          label="Clicks"
          value={triggers.pageClicks ?? 3}
          min={1}
          max={1000}
          onChange={(clicks) => set('pageClicks', clicks)}
        />
      </Option>
      <Option
        label="After several pages of a visit"
        about="Counts every page they open; 2 is the second one."
        isOn={triggers.nthPage !== undefined}
        onToggle={(isOn) => set('nthPage', isOn ? 2 : undefined)}
      >
        <WholeField
          label="Opens on page"
          value={triggers.nthPage ?? 2}
          min={1}
          max={1000}
          onChange={(page) => set('nthPage', page)}
        />
      </Option>
    </>
  );
}

function PageTriggers({ triggers, set }: PartProps) {
  const { eventName } = triggers;
  return (
    <>
      <h3 className={styles['sub']}>Your page</h3>
      <Option
        label="When an ad blocker is found"
        isOn={triggers.adBlocker === true}
        onToggle={(isOn) => set('adBlocker', isOn ? true : undefined)}
      />
      <Option
        label="When your own code says so"
        about="For developers: a line of code in your page opens it, after a quiz for instance."
        isOn={eventName !== undefined}
        onToggle={(isOn) => set('eventName', isOn ? '' : undefined)}
      >
        <NeededText
          label="Name of the event"
          value={eventName ?? ''}
          maxLength={64}
          placeholder="quiz-finished"
          dir="ltr"
          maw={320}
          missing="Name the event that opens the popup."
          onText={(name) => set('eventName', name)}
        />
        {eventName === undefined || eventName === '' ? null : (
          <CopyBox
            label="Code that opens this popup"
            text={`window.beckon?.trigger(${JSON.stringify(eventName)});`}
          />
        )}
      </Option>
    </>
  );
}

function ClickOnly({ triggers, set, popupId }: PartProps & { readonly popupId: string }) {
  return (
    <Option
      label="Only by a click"
      about="Never by itself: a link or button of your page opens it."
      isOn={triggers.clickOnly === true}
      onToggle={(isOn) => set('clickOnly', isOn ? true : undefined)}
    >
      <CopyBox
        label="Link that opens this popup"
        text={`<a href="${location.origin}/api/display/click/${popupId}">Open</a>`}
      />
    </Option>
  );
}
