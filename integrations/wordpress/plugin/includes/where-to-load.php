<?php
/**
 * Whether this page gets the script.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/** Whether the settings load the script on this page. Forms on the page do not matter here. */
function beckon_loads_here() {
	$settings = beckon_settings();
	if ( is_embed() || is_customize_preview() ) {
		return false;
	}
	if ( ! $settings['for_editors'] && current_user_can( 'edit_posts' ) ) {
		return false;
	}
	return beckon_is_place( $settings['where'] ) && ! beckon_is_excepted( $settings['except'] );
}

/**
 * Whether the page is of this kind.
 *
 * @param string $where One of `beckon_places()`.
 */
function beckon_is_place( $where ) {
	switch ( $where ) {
		case 'front':
			return is_front_page();
		case 'content':
			return is_singular();
		case 'shop':
			return function_exists( 'is_woocommerce' )
				&& ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() );
		case 'forms':
			return false;
		default:
			return true;
	}
}

/**
 * Whether the owner excluded the page's path. A star matches any text.
 *
 * @param string $paths One path per line.
 */
function beckon_is_excepted( $paths ) {
	$address = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	$path    = '/' . trim( (string) wp_parse_url( $address, PHP_URL_PATH ), '/' );
	foreach ( array_filter( explode( "\n", $paths ) ) as $listed ) {
		$pattern = preg_quote( '/' . trim( $listed, '/' ), '~' );
		// `/shop/*` matches /shop and everything below it.
		$pattern = preg_replace( '~/\\\\\\*$~', '(/.*)?', $pattern );
		$pattern = str_replace( '\*', '.*', $pattern );
		if ( preg_match( '~^' . $pattern . '$~Di', $path ) ) {
			return true;
		}
	}
	return false;
}
