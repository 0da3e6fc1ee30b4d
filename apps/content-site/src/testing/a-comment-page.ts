/** The form and two comments as WordPress writes them. */
export const COMMENT_PAGE = `
  <ol class="comment-list">
    ${comment(11, 'Ada')}
    ${comment(12, 'Grace')}
  </ol>
  <div id="respond" class="comment-respond">
    <h3 id="reply-title" class="comment-reply-title">Leave a reply <small><a rel="nofollow"
      id="cancel-comment-reply-link" href="/post/#respond" style="display:none;">Cancel reply</a></small></h3>
    <form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
      <textarea id="comment" name="comment" required></textarea>
      <input id="author" name="author">
      <p class="form-submit"><input name="submit" type="submit" id="submit" value="Post comment">
        <input type="hidden" name="comment_post_ID" value="7" id="comment_post_ID">
        <input type="hidden" name="comment_parent" id="comment_parent" value="0"></p>
    </form>
  </div>`;

/** One comment with its reply link. */
export function comment(id: number, author: string, postId = 7): string {
  return `<li id="comment-${id}"><article id="div-comment-${id}"><p>Words of ${author}.</p>
    <a rel="nofollow" class="comment-reply-link" href="/post/?replytocom=${id}#respond"
      data-commentid="${id}" data-postid="${postId}" data-belowelement="div-comment-${id}"
      data-respondelement="respond" data-replyto="Reply to ${author}"
      aria-label="Reply to ${author}">Reply</a></article></li>`;
}
