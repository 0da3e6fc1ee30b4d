import { Card } from '../../components/ui/layout/card.tsx';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';

/** Works before and after the widget's own script has run. docs/behaviour/goals.md of the project. */
const SNIPPET = `<script>
  var goal = ['order', { value: 129.9, currency: 'EUR', id: '1001' }];
  if (window.beckon) beckon.goal(goal[0], goal[1]);
  else (window.beckonGoals = window.beckonGoals || []).push(goal);
</script>`;

/** Explains how a site reports its orders, so that reports can show the revenue of popups. */
export function GoalsCard() {
  return (
    <Card
      title="Orders and other goals"
      about="Put this on the page that thanks for an order, with the order's own amount and number, and you will see what your popups earn. Wix and Ecwid stores, WooCommerce with our plugin and Shopify with our pixel do it by themselves."
    >
      <CopyBox text={SNIPPET} label="Code for your order confirmation page" />
    </Card>
  );
}
