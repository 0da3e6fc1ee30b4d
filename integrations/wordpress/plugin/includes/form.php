<?php
/**
 * Embedded forms: the shortcode `[beckon-form id="…"]` and the block beckon/form.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/**
 * The place that a form appears in. People who may edit the page see what is wrong with its id,
 * visitors read nothing.
 *
 * @param array|string $attributes `id`: 13 letters and digits.
 */
function beckon_form( $attributes ) {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$id         = isset( $attributes['id'] ) && is_string( $attributes['id'] ) ? trim( $attributes['id'] ) : '';
	if ( ! preg_match( '/^[0-9A-Za-z]{13}$/D', $id ) ) {
		return current_user_can( 'edit_posts' )
			? '<p>' . esc_html__( 'Beckon: this form has no valid id. It has 13 letters and digits and is shown on the Install page of your dashboard.', 'beckon-popups' ) . '</p>'
			: '';
	}
	beckon_has_form( true );
	return '<div class="beckon-embedded" data-id="' . esc_attr( $id ) . '"></div>';
}

/**
 * Whether a form was written into this page.
 *
 * @param bool $found True: one was, just now.
 */
function beckon_has_form( $found = false ) {
	static $has_form = false;
	$has_form        = $has_form || $found;
	return $has_form;
}

add_action(
	'init',
	function () {
		add_shortcode( 'beckon-form', 'beckon_form' );
		register_block_type(
			BECKON_FOLDER . '/blocks/form',
			array( 'render_callback' => 'beckon_form' )
		);
		wp_set_script_translations( 'beckon-form-editor-script', 'beckon-popups', BECKON_FOLDER . '/languages' );
	}
);
