<?php
/**
 * Embedded forms: the shortcode `[beckon-form id="…"]` and the block beckon/form.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/**
 * The element in which a form appears. If its id is not valid, people who may edit the page see a
 * message, and visitors see nothing.
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
 * Whether this page contains a form.
 *
 * @param bool $found True to record that a form was just written into the page.
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
