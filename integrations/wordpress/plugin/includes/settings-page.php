<?php
/**
 * The page Settings → Beckon. WordPress's own settings form checks nonce and capability.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

const BECKON_PAGE = 'beckon-popups';

add_action(
	'admin_init',
	function () {
		register_setting(
			BECKON_PAGE,
			BECKON_OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => 'beckon_read_form',
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		$title = __( 'Beckon', 'beckon-popups' );
		add_options_page( $title, $title, 'manage_options', BECKON_PAGE, 'beckon_print_settings_page' );
	}
);

/**
 * Validates the form before saving. An invalid entry keeps the saved value and shows an error.
 *
 * @param mixed $entered The entries of the form, or the complete option if WordPress saves it again.
 */
function beckon_read_form( $entered ) {
	$entered = is_array( $entered ) ? $entered : array();
	$before  = beckon_settings();
	$read    = array(
		'client_id'   => beckon_read_client_id( $entered['client_id'] ?? '' ),
		'server'      => beckon_read_server( $entered['server'] ?? '' ),
		'where'       => beckon_read_where( $entered['where'] ?? '' ),
		'except'      => beckon_read_paths( $entered['except'] ?? '' ),
		'for_editors' => ! empty( $entered['for_editors'] ),
	);
	$errors  = array(
		'client_id' => __( 'A client id has 13 digits and letters from a to f. The one before was kept.', 'beckon-popups' ),
		'server'    => __( 'The address must look like https://popups.example.com. The one before was kept.', 'beckon-popups' ),
	);
	foreach ( $errors as $name => $words ) {
		if ( '' === $read[ $name ] ) {
			$read[ $name ] = $before[ $name ];
			if ( '' !== trim( (string) ( is_scalar( $entered[ $name ] ?? '' ) ? $entered[ $name ] ?? '' : '?' ) ) || '' !== $before[ $name ] ) {
				add_settings_error( BECKON_OPTION, 'beckon_' . $name, $words );
			}
		}
	}
	return $read;
}

/**
 * The link beside the plugin in the list of plugins.
 *
 * @param string[] $links The existing links.
 */
function beckon_link_to_settings( $links ) {
	$address = admin_url( 'options-general.php?page=' . BECKON_PAGE );
	array_unshift(
		$links,
		sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Settings', 'beckon-popups' ) )
	);
	return $links;
}

/** Prints the settings page. */
function beckon_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = beckon_settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Beckon', 'beckon-popups' ); ?></h1>
		<?php if ( '' === $settings['client_id'] || '' === $settings['server'] ) : ?>
			<div class="notice notice-warning inline"><p>
				<?php esc_html_e( 'Nothing is loaded yet: enter the client id and the address from the Install page of your Beckon dashboard.', 'beckon-popups' ); ?>
			</p></div>
		<?php endif; ?>
		<form action="options.php" method="post">
			<?php settings_fields( BECKON_PAGE ); ?>
			<table class="form-table" role="presentation">
				<?php
				beckon_print_text_row( 'client_id', __( 'Client id', 'beckon-popups' ), $settings['client_id'], '0123456789abc' );
				beckon_print_text_row( 'server', __( 'Server address', 'beckon-popups' ), $settings['server'], 'https://popups.example.com' );
				beckon_print_where_rows( $settings );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<p>
			<?php
			printf(
				/* translators: %s: a shortcode. */
				esc_html__( 'An embedded form appears where you put the block “Beckon form” or %s.', 'beckon-popups' ),
				'<code>[beckon-form id="…"]</code>'
			);
			?>
		</p>
	</div>
	<?php
}

/**
 * A row with one line of text.
 *
 * @param string $name    Name of the setting.
 * @param string $label   Label of the setting.
 * @param string $value   Current value.
 * @param string $example Placeholder of the empty field.
 */
function beckon_print_text_row( $name, $label, $value, $example ) {
	printf(
		'<tr><th scope="row"><label for="beckon-%1$s">%2$s</label></th><td><input type="text" class="regular-text code" id="beckon-%1$s" name="%3$s[%1$s]" value="%4$s" placeholder="%5$s" spellcheck="false" autocomplete="off"></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( BECKON_OPTION ),
		esc_attr( $value ),
		esc_attr( $example )
	);
}

/**
 * The rows that say where the script is loaded.
 *
 * @param array $settings Current settings.
 */
function beckon_print_where_rows( $settings ) {
	?>
	<tr>
		<th scope="row"><label for="beckon-where"><?php esc_html_e( 'Load it', 'beckon-popups' ); ?></label></th>
		<td><select id="beckon-where" name="<?php echo esc_attr( BECKON_OPTION ); ?>[where]">
			<?php foreach ( beckon_places() as $place => $words ) : ?>
				<option value="<?php echo esc_attr( $place ); ?>" <?php selected( $settings['where'], $place ); ?>><?php echo esc_html( $words ); ?></option>
			<?php endforeach; ?>
		</select></td>
	</tr>
	<tr>
		<th scope="row"><label for="beckon-except"><?php esc_html_e( 'But not on these paths', 'beckon-popups' ); ?></label></th>
		<td>
			<textarea id="beckon-except" class="large-text code" rows="4" aria-describedby="beckon-except-help" name="<?php echo esc_attr( BECKON_OPTION ); ?>[except]"><?php echo esc_textarea( $settings['except'] ); ?></textarea>
			<p class="description" id="beckon-except-help"><?php esc_html_e( 'One a line, such as /checkout/*. A page that contains a Beckon form loads it all the same.', 'beckon-popups' ); ?></p>
		</td>
	</tr>
	<tr>
		<th scope="row"><?php esc_html_e( 'Your own visits', 'beckon-popups' ); ?></th>
		<td><label><input type="checkbox" name="<?php echo esc_attr( BECKON_OPTION ); ?>[for_editors]" value="1" <?php checked( $settings['for_editors'] ); ?>>
			<?php esc_html_e( 'Also load it for people who are signed in and may edit posts', 'beckon-popups' ); ?>
		</label></td>
	</tr>
	<?php
}
