<?php
/**
 * The owner's settings. All are present, and each is either valid or empty.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

const BECKON_OPTION = 'beckon_settings';

/**
 * Returns the settings. Until the owner saves any, they are the defaults of the downloaded plugin.
 *
 * @return array{client_id: string, server: string, where: string, except: string, for_editors: bool}
 */
function beckon_settings() {
	$saved = get_option( BECKON_OPTION );
	if ( ! is_array( $saved ) ) {
		$defaults = wp_json_file_decode( BECKON_FOLDER . '/defaults.json', array( 'associative' => true ) );
		$saved    = array(
			'client_id' => $defaults['clientId'] ?? '',
			'server'    => $defaults['server'] ?? '',
		);
	}
	return array(
		'client_id'   => beckon_read_client_id( $saved['client_id'] ?? '' ),
		'server'      => beckon_read_server( $saved['server'] ?? '' ),
		'where'       => beckon_read_where( $saved['where'] ?? '' ),
		'except'      => beckon_read_paths( $saved['except'] ?? '' ),
		'for_editors' => (bool) ( $saved['for_editors'] ?? true ),
	);
}

/**
 * Returns a client id: 13 lowercase hexadecimal digits. Returns an empty text for anything else.
 *
 * @param mixed $text The entered text.
 */
function beckon_read_client_id( $text ) {
	$id = is_string( $text ) ? strtolower( trim( $text ) ) : '';
	return preg_match( '/^[0-9a-f]{13}$/D', $id ) ? $id : '';
}

/**
 * Returns the origin of an http or https address, without a path. Empty if there is none.
 *
 * @param mixed $text The entered text. The complete address of the script is accepted, too.
 */
function beckon_read_server( $text ) {
	$address = is_string( $text ) ? esc_url_raw( trim( $text ), array( 'http', 'https' ) ) : '';
	$parts   = wp_parse_url( $address );
	if ( empty( $parts['host'] ) || empty( $parts['scheme'] ) ) {
		return '';
	}
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * The kinds of pages that can load the script, with their labels on the settings page.
 *
 * @return array<string, string>
 */
function beckon_places() {
	return array(
		'everywhere' => __( 'On every page', 'beckon-popups' ),
		'front'      => __( 'On the front page only', 'beckon-popups' ),
		'content'    => __( 'On single posts and pages', 'beckon-popups' ),
		'shop'       => __( 'On pages of the shop (WooCommerce)', 'beckon-popups' ),
		'forms'      => __( 'Only on pages that contain a Beckon form', 'beckon-popups' ),
	);
}

/**
 * Returns one of the kinds of pages. Returns `everywhere` for an unknown one.
 *
 * @param mixed $text The entered text.
 */
function beckon_read_where( $text ) {
	return is_string( $text ) && array_key_exists( $text, beckon_places() ) ? $text : 'everywhere';
}

/**
 * Returns paths such as `/checkout/*`, one per line, each with a leading slash.
 *
 * @param mixed $text The entered text.
 */
function beckon_read_paths( $text ) {
	$lines = is_string( $text ) ? explode( "\n", sanitize_textarea_field( $text ) ) : array();
	$paths = array_filter( array_map( 'trim', $lines ) );
	$paths = array_map( fn( $path ) => '/' . ltrim( $path, '/' ), $paths );
	return implode( "\n", array_slice( $paths, 0, 200 ) );
}
