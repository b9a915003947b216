CREATE SEQUENCE "public"."post_contents" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "content_version" bigint DEFAULT nextval('post_contents') NOT NULL;
--> statement-breakpoint
-- posts: a content that another one was put in the place of has another number, whoever did it. Processes keep contents by
-- their numbers; a sequence never gives one twice, not even after what was written is taken back.
CREATE FUNCTION number_post_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.content_version := nextval('post_contents');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_content BEFORE UPDATE OF caption, place, before_after ON posts
  FOR EACH ROW EXECUTE FUNCTION number_post_content();
--> statement-breakpoint
CREATE FUNCTION number_post_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET content_version = nextval('post_contents') WHERE id IN (SELECT post_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_images_content_new AFTER INSERT ON post_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_post_contents();
--> statement-breakpoint
CREATE TRIGGER post_images_content AFTER UPDATE ON post_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_post_contents();
--> statement-breakpoint
CREATE TRIGGER post_images_content_gone AFTER DELETE ON post_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_post_contents();
--> statement-breakpoint
CREATE TRIGGER post_mentions_content_new AFTER INSERT ON post_mentions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_post_contents();
--> statement-breakpoint
CREATE TRIGGER post_mentions_content_gone AFTER DELETE ON post_mentions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_post_contents();
--> statement-breakpoint
CREATE FUNCTION number_post_contents_of_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET content_version = nextval('post_contents')
   WHERE id IN (SELECT post_id FROM post_images WHERE media_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_post_contents AFTER UPDATE OF key, width, height, thumbhash, avif ON media
  FOR EACH ROW EXECUTE FUNCTION number_post_contents_of_media();
--> statement-breakpoint
CREATE FUNCTION number_post_contents_of_mentioned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET content_version = nextval('post_contents')
   WHERE id IN (SELECT post_id FROM post_mentions WHERE user_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_post_contents AFTER UPDATE OF username ON users
  FOR EACH ROW WHEN (OLD.username IS DISTINCT FROM NEW.username) EXECUTE FUNCTION number_post_contents_of_mentioned();
