<?php
/**
 * What a WooCommerce shop knows of the page, as JSON in the page: nothing runs, nothing is sent.
 * Other scripts read it by the ids beckon-shop and beckon-order.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints facts as JSON that no text in them can leave.
 *
 * @param string $id    Of the element.
 * @param array  $facts What to write.
 */
function beckon_print_facts( $id, $facts ) {
	printf(
		'<script type="application/json" id="%s">%s</script>' . "\n",
		esc_attr( $id ),
		// Escaped by its flags: no sign that could end the element is left.
		wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS ) // phpcs:ignore WordPress.Security.EscapeOutput
	);
}

/** Currency of the shop; the customer's number where someone is signed in. */
function beckon_print_shop() {
	if ( ! function_exists( 'get_woocommerce_currency' ) || ! beckon_loads_here() ) {
		return;
	}
	$facts = array(
		'platform' => 'woocommerce',
		'currency' => get_woocommerce_currency(),
	);
	if ( is_user_logged_in() ) {
		$facts['customerId'] = (string) get_current_user_id();
	}
	beckon_print_facts( 'beckon-shop', $facts );
}
add_action( 'wp_footer', 'beckon_print_shop', 15 );

/**
 * The order on the page that thanks for it. WooCommerce fires this after it has checked the order's
 * key in the address. An order that failed is none.
 *
 * @param int $order_id Number of the order.
 */
function beckon_print_order( $order_id ) {
	$order = function_exists( 'wc_get_order' ) ? wc_get_order( $order_id ) : false;
	if ( ! $order || $order->has_status( 'failed' ) || ! beckon_loads_here() ) {
		return;
	}
	beckon_print_facts(
		'beckon-order',
		array(
			'id'       => (string) $order->get_order_number(),
			'value'    => (float) $order->get_total(),
			'currency' => $order->get_currency(),
		)
	);
}
add_action( 'woocommerce_thankyou', 'beckon_print_order' );
