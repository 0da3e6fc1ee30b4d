<?php
/* Makes the site, one article and its comments; prints the article's id. From the command line only. */
if (PHP_SAPI !== 'cli') {
    exit(1);
}
mysqli_report(MYSQLI_REPORT_OFF);
$database = mysqli_init();
$database->real_connect('localhost', 'root', '', null, 0, getenv('WORDPRESS_SOCKET'));
$database->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
$database->close();

define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_URL'), PHP_URL_HOST);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Comments', 'owner', 'owner@example.test', false, '', getenv('WORDPRESS_PASSWORD'));
wp_create_user('reader', getenv('WORDPRESS_PASSWORD'), 'reader@example.test');
switch_theme('twentytwentyone');
foreach ([
    'thread_comments' => 1,
    'thread_comments_depth' => 5,
    'comment_moderation' => 0,
    'comment_previously_approved' => 0,
    'show_comments_cookies_opt_in' => 0,
    'require_name_email' => 0,
    'default_comment_status' => 'open',
] as $name => $value) {
    update_option($name, $value);
}

$article = wp_insert_post([
    'post_title' => 'Answering in place',
    'post_content' => 'One article with comments.',
    'post_status' => 'publish',
    'comment_status' => 'open',
]);
$comment = function ($author, $parent = 0) use ($article) {
    return wp_insert_comment([
        'comment_post_ID' => $article,
        'comment_author' => $author,
        'comment_author_email' => strtolower($author) . '@example.test',
        'comment_content' => "Words of $author",
        'comment_parent' => $parent,
        'comment_approved' => 1,
    ]);
};
$ada = $comment('Ada');
$comment('Grace', $ada);
$comment('Barbara');
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$refusal = activate_plugin('beckon-popups/beckon-popups.php');
if (is_wp_error($refusal)) {
    exit($refusal->get_error_message());
}
echo "article $article\n";
