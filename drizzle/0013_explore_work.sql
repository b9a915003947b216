CREATE TABLE "explore_work" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "explore_work_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "explore_work_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "explore_people_least_price_idx";--> statement-breakpoint
ALTER TABLE "explore_work" ADD CONSTRAINT "explore_work_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "explore_work_words_idx" ON "explore_work" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "explore_people" DROP COLUMN "least_price";
--> statement-breakpoint
-- explore: whose row in explore_work no longer holds. A post has pictures from its first moment on, so they say that it is
-- there; they come by the statement, so that many posts are one line of ours each and no more.
CREATE FUNCTION note_explore_work_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO explore_work_changes (post_id) SELECT DISTINCT post_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_images_explore_work_new AFTER INSERT ON post_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_explore_work_images();
--> statement-breakpoint
CREATE TRIGGER post_images_explore_work AFTER UPDATE ON post_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_explore_work_images();
--> statement-breakpoint
CREATE FUNCTION note_explore_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO explore_work_changes (post_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_explore_work AFTER UPDATE OF caption, place, service_id, published_at ON posts
  FOR EACH ROW EXECUTE FUNCTION note_explore_work();
--> statement-breakpoint
CREATE FUNCTION note_explore_work_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO explore_work_changes (post_id) SELECT id FROM posts WHERE service_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER services_explore_work AFTER UPDATE OF name, published, removed_at ON services
  FOR EACH ROW EXECUTE FUNCTION note_explore_work_service();
--> statement-breakpoint
CREATE FUNCTION note_explore_work_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO explore_work_changes (post_id) SELECT id FROM posts WHERE user_id = NEW.id AND published_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_explore_work AFTER UPDATE OF username, full_name, profession, city ON users
  FOR EACH ROW WHEN ((OLD.username, OLD.full_name, OLD.profession, OLD.city)
    IS DISTINCT FROM (NEW.username, NEW.full_name, NEW.profession, NEW.city))
  EXECUTE FUNCTION note_explore_work_maker();
--> statement-breakpoint
-- explore: the work that is there already.
INSERT INTO explore_work_changes (post_id) SELECT id FROM posts WHERE published_at IS NOT NULL;
