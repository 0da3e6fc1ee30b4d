<?php
/**
 * Writes data of a WooCommerce shop into the page as JSON. This sends nothing and runs no script.
 * Other scripts read it by the ids beckon-shop and beckon-order.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints data as JSON. Texts in the data cannot end the script element.
 *
 * @param string $id    Id of the element.
 * @param array  $facts The data.
 */
function beckon_print_facts( $id, $facts ) {
	printf(
		'<script type="application/json" id="%s">%s</script>' . "\n",
		esc_attr( $id ),
		// The flags escape every character that could end the element.
		wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS ) // phpcs:ignore WordPress.Security.EscapeOutput
	);
}

/** Prints what the shop says of its cart, and the number of the customer if one is signed in. */
function beckon_print_shop() {
	if ( ! function_exists( 'get_woocommerce_currency' ) || ! beckon_loads_here() ) {
		return;
	}
	$facts = array(
		'platform' => 'woocommerce',
		'currency' => get_woocommerce_currency(),
		'cartPage' => wc_get_cart_url(),
	);
	if ( WC()->cart ) {
		// Whether the cart shows prices with tax. By this sum WooCommerce decides on free shipping.
		$facts['pricesIncludeTax'] = WC()->cart->display_prices_including_tax();
	}
	if ( is_user_logged_in() ) {
		$facts['customerId'] = (string) get_current_user_id();
	}
	beckon_print_facts( 'beckon-shop', $facts );
}
add_action( 'wp_footer', 'beckon_print_shop', 15 );

/**
 * Prints the order on its thank-you page. WooCommerce runs this after it has checked the order's
 * key in the address. Failed orders are left out.
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
